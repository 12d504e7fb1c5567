//! The current user of a request, and the secrets that authenticate them.

mod caller;
mod secret;
mod typed_code;

pub use caller::{Caller, Denied, Person, Way};
pub(crate) use secret::{fits, hashed};
pub(crate) use typed_code::{plain, typed_code};
