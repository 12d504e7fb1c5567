//! Listings: their terms, and what their home needs before guests can book it.

mod readiness;
pub mod rules;
pub mod sheet;
mod standing;
pub mod terms;

pub use readiness::{Home, Need, is_described, is_placed};
pub use standing::{Act, Refusal, Setup, check_set};
