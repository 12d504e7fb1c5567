//! Countries to choose from.

use domain::country::Country;
use store::page::{Page, Paged};

use crate::name_search;

pub fn countries(search: &str, page: Page) -> Paged<Country> {
    name_search::find(Country::all().collect(), |country| country.name, search, page)
}
