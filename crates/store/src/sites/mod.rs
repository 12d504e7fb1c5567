//! Sites, their pages and pictures.

pub mod site;
pub mod site_page;
pub mod site_picture;
