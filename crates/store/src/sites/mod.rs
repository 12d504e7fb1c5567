//! Sites and their pages.

pub mod site;
pub mod site_page;
