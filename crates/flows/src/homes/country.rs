//! Countries to choose from.

use domain::locale::country::Country;
use store::page::{Page, Paged};

use super::name_search::find;

pub fn countries(search: &str, page: Page) -> Paged<Country> {
    find(Country::all().collect(), |country| country.name, search, page)
}
