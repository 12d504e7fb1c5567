//! The data of templates: texts ready to print.

use domain::locale::language::Language;
use domain::money::currency::Currency;

use super::path::page_path;
use super::words::Words;
use crate::public::photo::PhotoOut;
use crate::public::property::{PropertyCardOut, PropertyOut};
use crate::public::site::{ContactOut, SiteOut};
use crate::public::site_page::SitePageTitleOut;

/// The site as its pages show it.
#[derive(Clone, Debug)]
pub struct SiteView {
    pub name: String,
    pub tagline: String,
    pub story: String,
    /// The owner's first pages; the footer lists all.
    pub pages: Vec<PageLink>,
    /// Phone, e-mail, address and hours, as far as given.
    pub contact: Vec<String>,
    pub logo: Option<PhotoOut>,
    /// On dark backgrounds, if it is another one.
    pub logo_dark: Option<PhotoOut>,
}

#[derive(Clone, Debug)]
pub struct PageLink {
    pub href: String,
    pub title: String,
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

impl SiteView {
    pub fn new(site: &SiteOut, base: &str) -> Self {
        const MOST_PAGES: usize = 4;
        let link = |page: &SitePageTitleOut| PageLink {
            href: format!("{base}{}", page_path(&page.slug)),
            title: page.title.clone(),
        };
        let ContactOut { phone, email, address, hours } = site.contact.clone();
        let contact = [phone, email, address, hours.unwrap_or_default()];
        Self {
            name: site.name.clone(),
            tagline: site.tagline.clone(),
            story: site.story.clone(),
            pages: site.pages.iter().filter(|page| page.in_menu).take(MOST_PAGES).map(link).collect(),
            contact: contact.into_iter().filter(|fact| !fact.is_empty()).collect(),
            logo: site.theme.logo.clone(),
            logo_dark: site.theme.logo_dark.clone(),
        }
    }
}

impl CardView {
    pub fn new(card: &PropertyCardOut, base: &str, currency: Currency, language: Language) -> Self {
        Self {
            href: format!("{base}/properties/{}/", card.slug),
            name: card.name.to_string(),
            place: place(card),
            facts: facts(card, language),
            photo: card.photo.clone(),
            price: card
                .price
                .as_ref()
                .and_then(|price| price.nightly_from)
                .map(|amount| language.amount(amount, currency))
                .unwrap_or_default(),
            rating: rating(card, language),
        }
    }
}

impl HomeView {
    pub fn new(property: &PropertyOut, language: Language) -> Self {
        const FIRST_PHOTOS: usize = 5;
        let card = &property.card;
        Self {
            name: card.name.to_string(),
            headline: card.headline.to_string(),
            place: place(card),
            facts: facts(card, language),
            paragraphs: property.description.split("\n\n").map(str::to_owned).collect(),
            photos: card.photos.iter().take(FIRST_PHOTOS).cloned().collect(),
            rating: rating(card, language),
        }
    }
}

fn place(card: &PropertyCardOut) -> String {
    [&*card.city, &*card.state].into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(", ")
}

fn facts(card: &PropertyCardOut, language: Language) -> Vec<String> {
    let bedrooms = match card.bedrooms {
        0 => language.studio().to_owned(),
        bedrooms => language.counted(language.bedrooms(), bedrooms.into()),
    };
    let sleeps = language.counted(language.sleeps(), card.accommodates.into());
    vec![sleeps, bedrooms, language.counted(language.bathrooms(), card.bathrooms)]
}

fn rating(card: &PropertyCardOut, language: Language) -> Option<String> {
    let average = |average: f64| language.decimal(&format!("{average:.1}"));
    card.rating.map(|rating| format!("{} ({})", average(rating.average), rating.count))
}
