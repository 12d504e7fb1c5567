//! Countries to choose from.

use domain::locale::country::Country;
use store::page::{Page, Paged};

use super::name_search::find;

/// The country with this two-letter code.
pub fn country(code: &str) -> Option<Country> {
    Country::all().find(|country| country.code == code)
}

pub fn countries(search: &str, page: Page) -> Paged<Country> {
    find(Country::all().collect(), |country| country.name, search, page)
}
