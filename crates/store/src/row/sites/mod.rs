//! Sites with their addresses, pages, pictures and homes.

pub mod site;
pub mod site_address;
pub mod site_featured;
pub mod site_page;
pub mod site_picture;
pub mod site_property;
