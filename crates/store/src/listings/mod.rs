//! Listings, and their terms compiled from rows.

pub mod listing;
pub mod listing_home;
pub mod listing_terms;
pub mod source;
pub mod terms;
