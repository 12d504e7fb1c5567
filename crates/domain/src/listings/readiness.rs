//! The listing checklist: what a home needs before guests can book it, and what would improve its sales.

use crate::text::code::coded;

coded! {
    /// In the order in which an owner completes a home.
    Need as "need" {
        Name = "name",
        Description = "description",
        Location = "location",
        Photo = "photo",
        Rates = "rates",
        /// A base rate, so that every night has a price.
        EveryNight = "every_night",
        Photos = "photos",
        /// A description of every photo.
        Described = "described",
        Amenities = "amenities",
        RefundPolicy = "refund_policy",
        PaymentPolicy = "payment_policy",
        Agreement = "agreement",
    }
}

/// Shorter descriptions count as missing, in characters.
pub const LEAST_DESCRIPTION: usize = 80;
/// The recommended number of photos.
pub const MANY_PHOTOS: u64 = 5;

/// The facts about a home and its listing that the checklist reads.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Home {
    pub name: String,
    pub description: String,
    pub city: String,
    pub lat: f64,
    pub lon: f64,
    pub photos: u64,
    pub photos_without_words: u64,
    pub rates: u64,
    pub base_rates: u64,
    pub amenities: u64,
    pub refund_policy: bool,
    pub payment_policy: bool,
    pub agreement: bool,
    /// A partner's home: the partner manages its content and prices.
    pub is_partners: bool,
}

impl Need {
    /// Whether the home cannot be booked without it.
    pub const fn is_required(self) -> bool {
        matches!(self, Self::Name | Self::Description | Self::Location | Self::Photo | Self::Rates)
    }

    /// As in "it lacks …".
    pub const fn words(self) -> &'static str {
        match self {
            Self::Name => "a name",
            Self::Description => "a description of a few sentences",
            Self::Location => "a town and a place on the map",
            Self::Photo => "a photo",
            Self::Rates => "a rate",
            Self::EveryNight => "a base rate",
            Self::Photos => "five photos",
            Self::Described => "words for every photo",
            Self::Amenities => "amenities",
            Self::RefundPolicy => "a refund policy",
            Self::PaymentPolicy => "a payment policy",
            Self::Agreement => "a rental agreement",
        }
    }
}

impl Home {
    pub fn has(&self, need: Need) -> bool {
        match need {
            _ if self.is_partners && need.is_required() => true,
            Need::Name => !self.name.trim().is_empty(),
            Need::Description => is_described(&self.description),
            Need::Location => is_placed(&self.city, self.lat, self.lon),
            Need::Photo => self.photos > 0,
            Need::Rates => self.rates > 0,
            Need::EveryNight => self.base_rates > 0,
            Need::Photos => self.photos >= MANY_PHOTOS,
            Need::Described => self.photos_without_words == 0,
            Need::Amenities => self.amenities > 0,
            Need::RefundPolicy => self.refund_policy,
            Need::PaymentPolicy => self.payment_policy,
            Need::Agreement => self.agreement,
        }
    }

    /// The required items that are missing.
    pub fn lacks(&self) -> Vec<Need> {
        Need::ALL.iter().copied().filter(|need| need.is_required() && !self.has(*need)).collect()
    }
}

pub fn is_described(description: &str) -> bool {
    description.trim().chars().count() >= LEAST_DESCRIPTION
}

/// The default pin is at latitude 0, longitude 0.
pub fn is_placed(city: &str, lat: f64, lon: f64) -> bool {
    !city.trim().is_empty() && (lat != 0.0 || lon != 0.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn complete() -> Home {
        Home {
            name: "Agate House".to_owned(),
            description: "d".repeat(LEAST_DESCRIPTION),
            city: "Agate Cove".to_owned(),
            lat: 44.9,
            lon: -124.0,
            photos: MANY_PHOTOS,
            photos_without_words: 0,
            rates: 1,
            base_rates: 1,
            amenities: 3,
            refund_policy: true,
            payment_policy: true,
            agreement: true,
            is_partners: false,
        }
    }

    fn missing(home: &Home) -> Vec<Need> {
        Need::ALL.iter().copied().filter(|need| !home.has(*need)).collect()
    }

    #[test]
    fn nothing_is_missing_of_a_complete_home() {
        assert_eq!(missing(&complete()), []);
        assert_eq!(complete().lacks(), []);
    }

    #[test]
    fn what_is_required_keeps_it_from_being_sold() {
        for (home, lacks, missed) in [
            (Home { name: " ".to_owned(), ..complete() }, Need::Name, vec![]),
            (Home { description: "Nice.".to_owned(), ..complete() }, Need::Description, vec![]),
            (Home { description: " ".repeat(200), ..complete() }, Need::Description, vec![]),
            (Home { city: String::new(), ..complete() }, Need::Location, vec![]),
            (Home { lat: 0.0, lon: 0.0, ..complete() }, Need::Location, vec![]),
            (Home { photos: 0, ..complete() }, Need::Photo, vec![Need::Photos]),
            (Home { rates: 0, base_rates: 0, ..complete() }, Need::Rates, vec![Need::EveryNight]),
        ] {
            assert_eq!(home.lacks(), [lacks], "{home:?}");
            let mut expected = vec![lacks];
            expected.extend(missed);
            assert_eq!(missing(&home), expected, "{home:?}");
        }
    }

    #[test]
    fn advice_does_not_keep_it_from_being_sold() {
        for (home, missed) in [
            (Home { base_rates: 0, ..complete() }, Need::EveryNight),
            (Home { photos: 1, ..complete() }, Need::Photos),
            (Home { photos_without_words: 1, ..complete() }, Need::Described),
            (Home { amenities: 0, ..complete() }, Need::Amenities),
            (Home { refund_policy: false, ..complete() }, Need::RefundPolicy),
            (Home { payment_policy: false, ..complete() }, Need::PaymentPolicy),
            (Home { agreement: false, ..complete() }, Need::Agreement),
        ] {
            assert_eq!((missing(&home), home.lacks()), (vec![missed], vec![]), "{home:?}");
        }
    }

    #[test]
    fn a_home_on_the_equator_or_on_the_meridian_has_a_place() {
        assert!(is_placed("Kampala", 0.0, 32.6));
        assert!(is_placed("Greenwich", 51.5, 0.0));
        assert!(!is_placed("Nowhere", 0.0, 0.0));
    }

    #[test]
    fn a_partners_home_is_as_complete_as_the_partner_has_it() {
        assert_eq!(Home { is_partners: true, ..Home::default() }.lacks(), []);
        assert_eq!(Home::default().lacks().len(), 5);
    }
}
