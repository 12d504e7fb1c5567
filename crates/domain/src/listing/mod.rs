//! The lifecycle of a listing: what its home needs before guests can book it, and which state changes are allowed.

mod readiness;
mod standing;

pub use readiness::{Home, Need, is_described, is_placed};
pub use standing::{Act, Refusal, Setup, check_set};
