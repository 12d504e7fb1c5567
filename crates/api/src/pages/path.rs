//! Where the pages that an owner writes stand on a site.

/// The two that stand at the root of a site.
pub const ABOUT: &str = "about";
pub const CONTACT: &str = "contact";

/// By its slug; the others stand under `/pages/`.
pub fn page_path(slug: &str) -> String {
    if [ABOUT, CONTACT].contains(&slug) { format!("/{slug}/") } else { format!("/pages/{slug}/") }
}
