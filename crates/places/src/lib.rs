//! From the name of a place to where it is: by a list of places of our own, or by an outside geocoder.
//!
//! The list is always there. An outside geocoder that does not answer is not missed: the list answers instead.

mod gazetteer;
mod geocoder;
mod outside;
mod place;

pub use gazetteer::Gazetteer;
pub use geocoder::Geocoder;
pub use outside::{Kind, Outside, OutsideError, Service};
pub use place::{Bounds, Place};
