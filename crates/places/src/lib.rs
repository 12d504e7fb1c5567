//! Geocoding: finds a place by its name in a built-in list or an external geocoder.
//!
//! The list is always available. If an external geocoder fails, the list is used instead.

mod gazetteer;
mod geocoder;
mod outside;
mod place;

pub use gazetteer::Gazetteer;
pub use geocoder::Geocoder;
pub use outside::{Kind, Outside, OutsideError, Service};
pub use place::{Bounds, Place};
