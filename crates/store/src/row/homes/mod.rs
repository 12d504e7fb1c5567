//! Properties with their photos, amenities, groups and reviews.

pub mod amenity;
pub mod photo;
pub mod property;
pub mod property_amenity;
pub mod property_group;
pub mod property_group_member;
pub mod property_tag;
pub mod review;
