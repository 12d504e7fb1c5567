//! Listings of the partner.

mod amenity;
pub(crate) mod listing;
