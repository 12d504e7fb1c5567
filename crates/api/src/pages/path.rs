//! The URLs of the pages written by the owner.

/// The two pages at the root of a site.
pub const ABOUT: &str = "about";
pub const CONTACT: &str = "contact";

/// The path of a page by its slug; all others are under `/pages/`.
pub fn page_path(slug: &str) -> String {
    if [ABOUT, CONTACT].contains(&slug) { format!("/{slug}/") } else { format!("/pages/{slug}/") }
}
