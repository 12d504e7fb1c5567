//! Homes: properties with their photos, amenities and groups.

pub mod amenity;
pub mod photo;
pub mod property;
pub mod property_group;
