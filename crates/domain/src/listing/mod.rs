//! How a listing stands: what its home needs before guests may book it, where an act leads, and what an owner may say it is.

mod readiness;
mod standing;

pub use readiness::{Home, Need, is_described, is_placed};
pub use standing::{Act, Refusal, Setup, check_set};
