//! What templates are given: texts ready to print.

use domain::currency::Currency;

use crate::public::photo::PhotoOut;
use crate::public::property::{PropertyCardOut, PropertyOut};

/// The site, as its pages name it.
#[derive(Clone, Debug)]
pub struct SiteView {
    pub name: String,
    pub tagline: String,
    pub story: String,
}

#[derive(Clone, Debug)]
pub struct CardView {
    pub href: String,
    pub name: String,
    pub place: String,
    pub facts: Vec<String>,
    pub photo: Option<PhotoOut>,
    pub price: String,
    pub rating: Option<String>,
}

#[derive(Clone, Debug)]
pub struct HomeView {
    pub name: String,
    pub headline: String,
    pub place: String,
    pub facts: Vec<String>,
    pub paragraphs: Vec<String>,
    pub photos: Vec<PhotoOut>,
    pub rating: Option<String>,
}

impl CardView {
    pub fn new(card: &PropertyCardOut, base: &str, currency: Currency) -> Self {
        Self {
            href: format!("{base}/properties/{}/", card.slug),
            name: card.name.to_string(),
            place: place(card),
            facts: facts(card),
            photo: card.photo.clone(),
            price: card
                .price
                .as_ref()
                .and_then(|price| price.nightly_from)
                .map(|amount| amount_text(amount, currency))
                .unwrap_or_default(),
            rating: rating(card),
        }
    }
}

impl HomeView {
    pub fn new(property: &PropertyOut) -> Self {
        const FIRST_PHOTOS: usize = 5;
        let card = &property.card;
        Self {
            name: card.name.to_string(),
            headline: card.headline.to_string(),
            place: place(card),
            facts: facts(card),
            paragraphs: property.description.split("\n\n").map(str::to_owned).collect(),
            photos: card.photos.iter().take(FIRST_PHOTOS).cloned().collect(),
            rating: rating(card),
        }
    }
}

fn place(card: &PropertyCardOut) -> String {
    [&*card.city, &*card.state].into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(", ")
}

fn facts(card: &PropertyCardOut) -> Vec<String> {
    let plural =
        |count: String, one: &str| if count == "1" { format!("1 {one}") } else { format!("{count} {one}s") };
    let bedrooms =
        if card.bedrooms == 0 { "Studio".to_owned() } else { plural(card.bedrooms.to_string(), "bedroom") };
    vec![format!("Sleeps {}", card.accommodates), bedrooms, plural(card.bathrooms.to_string(), "bathroom")]
}

fn rating(card: &PropertyCardOut) -> Option<String> {
    card.rating.map(|rating| format!("{:.1} ({})", rating.average, rating.count))
}

/// `$1,250` or `$1,250.50`: what is whole shows no decimals.
pub fn amount_text(minor: i64, currency: Currency) -> String {
    let unit = 10_i64.pow(currency.minor_digits().into());
    let (whole, rest) = (minor.abs() / unit, minor.abs() % unit);
    let digits = whole.to_string();
    let grouped: Vec<&str> = digits
        .as_bytes()
        .rchunks(3)
        .rev()
        .map(|three| std::str::from_utf8(three).unwrap_or_default())
        .collect();
    let sign = if minor < 0 { "-" } else { "" };
    let decimals = if rest == 0 {
        String::new()
    } else {
        format!(".{rest:0width$}", width = usize::from(currency.minor_digits()))
    };
    format!("{sign}{}{}{decimals}", currency.symbol(), grouped.join(","))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn amounts_are_grouped_and_whole_ones_show_no_decimals() {
        for (minor, currency, text) in [
            (21_500, Currency::USD, "$215"),
            (125_050, Currency::USD, "$1,250.50"),
            (12_950, Currency::JPY, "¥12,950"),
            (100_000_000, Currency::EUR, "€1,000,000"),
            (-5, Currency::USD, "-$0.05"),
        ] {
            assert_eq!(amount_text(minor, currency), text);
        }
    }
}
