//! A home: its description, location and terms.

use chrono::NaiveTime;
use serde::{Deserialize, Deserializer};
use toml::{Table, Value};

#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Home {
    pub slug: String,
    pub name: String,
    pub headline: String,
    pub description: String,
    pub property_type: PropertyType,
    pub region: String,
    pub neighborhood: String,
    pub city: String,
    pub state: String,
    pub country: String,
    pub time_zone: String,
    pub lat: f64,
    pub lon: f64,
    pub accommodates: u32,
    pub bedrooms: u32,
    /// Halves are allowed: a room without a bath or shower counts as one half.
    pub bathrooms: f64,
    pub amenities: Vec<String>,
    #[serde(default)]
    pub tags: Vec<String>,
    #[serde(default)]
    pub groups: Vec<String>,
    pub setting: Setting,
    /// Maximum number of pets.
    #[serde(default)]
    pub pets: u32,
    #[serde(default)]
    pub smoking: bool,
    #[serde(deserialize_with = "time_of_day")]
    pub check_in_time: NaiveTime,
    #[serde(deserialize_with = "time_of_day")]
    pub check_out_time: NaiveTime,
    pub house_rules: Vec<String>,
    /// Price of a weeknight outside all seasons, in minor units.
    pub nightly: i64,
    pub min_nights: u32,
    /// Name of the pricing profile of the account.
    pub pricing: String,
    /// Guests included in the nightly price; all of them if missing.
    pub included_guests: Option<u32>,
    /// Instant booking, or a request that the owner accepts.
    #[serde(default = "yes")]
    pub instant_book: bool,
    /// Whether a guest may arrive on another guest's departure day.
    #[serde(default = "yes")]
    pub allows_turns: bool,
    /// The registration number that local law requires to be shown.
    pub registration: Option<String>,
    #[serde(default)]
    pub system_type: SystemType,
    /// The listing's own id in the partner system.
    pub listing_key: Option<String>,
    #[serde(default)]
    pub reviews: Vec<Review>,
}

impl Home {
    /// Whether the home has this amenity, or accepts `pets` if that is the need.
    pub fn offers(&self, need: &str) -> bool {
        match need {
            "pets" => self.pets > 0,
            amenity => self.amenities.iter().any(|key| key == amenity),
        }
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum PropertyType {
    Apartment,
    Boathouse,
    Bungalow,
    Cabin,
    Chalet,
    Cottage,
    House,
    Houseboat,
    Lodge,
    Loft,
    Studio,
    Townhouse,
    Villa,
}

impl PropertyType {
    pub fn name(self) -> &'static str {
        match self {
            Self::Apartment => "Apartment",
            Self::Boathouse => "Boathouse",
            Self::Bungalow => "Bungalow",
            Self::Cabin => "Cabin",
            Self::Chalet => "Chalet",
            Self::Cottage => "Cottage",
            Self::House => "House",
            Self::Houseboat => "Houseboat",
            Self::Lodge => "Lodge",
            Self::Loft => "Loft",
            Self::Studio => "Studio",
            Self::Townhouse => "Townhouse",
            Self::Villa => "Villa",
        }
    }
}

/// The landscape around the home, for its pictures.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Setting {
    Coast,
    Mountain,
    City,
    Lake,
    Forest,
    Snow,
    Mediterranean,
}

/// The system that manages the listing: the app, or a partner system.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Deserialize)]
pub enum SystemType {
    #[default]
    #[serde(rename = "m")]
    Native,
    #[serde(rename = "g")]
    Partner,
}

#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Review {
    pub guest: String,
    /// One to five.
    pub rating: u32,
    pub text: String,
    /// Months since the stay ended.
    pub months_ago: u32,
    /// The host's response.
    pub answer: Option<String>,
}

/// A file of homes: shared values, then each home with its own.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct HomesFile {
    shared: Table,
    home: Vec<Table>,
}

impl HomesFile {
    /// The homes with the shared values filled in; the error contains the home's slug.
    pub(crate) fn homes(self) -> Result<Vec<Home>, (String, toml::de::Error)> {
        let Self { shared, home } = self;
        home.into_iter()
            .map(|own| {
                let slug =
                    own.get("slug").and_then(Value::as_str).unwrap_or("a home without a slug").to_owned();
                Home::deserialize(with_shared(own, &shared)).map_err(|error| (slug, error))
            })
            .collect()
    }
}

/// Lists are concatenated, shared values first; for all other values the home's own takes precedence.
fn with_shared(mut own: Table, shared: &Table) -> Table {
    for (name, value) in shared {
        match (own.get_mut(name), value) {
            (Some(Value::Array(mine)), Value::Array(common)) => {
                mine.splice(0..0, common.iter().cloned());
            }
            (Some(_), _) => {}
            (None, value) => {
                own.insert(name.clone(), value.clone());
            }
        }
    }
    own
}

fn time_of_day<'de, D: Deserializer<'de>>(deserializer: D) -> Result<NaiveTime, D::Error> {
    let text = String::deserialize(deserializer)?;
    NaiveTime::parse_from_str(&text, "%H:%M").map_err(serde::de::Error::custom)
}

fn yes() -> bool {
    true
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lists_add_up_and_own_values_win() {
        let shared: Table = toml::from_str("state = 'Oregon'\npets = 0\namenities = ['wifi']").unwrap();
        let own: Table = toml::from_str("pets = 2\namenities = ['sauna']").unwrap();
        let expected: Table =
            toml::from_str("state = 'Oregon'\npets = 2\namenities = ['wifi', 'sauna']").unwrap();
        assert_eq!(with_shared(own, &shared), expected);
    }

    #[test]
    fn a_broken_home_is_named() {
        let file: HomesFile =
            toml::from_str("[shared]\nstate = 'Oregon'\n[[home]]\nslug = 'gull-house'\nname = 3").unwrap();
        let (slug, _) = file.homes().unwrap_err();
        assert_eq!(slug, "gull-house");
    }
}
