//! Who is calling, and the secrets by which they are known.

mod caller;
mod secret;
mod typed_code;

pub use caller::{Caller, Denied, Person, Way};
pub(crate) use secret::{fits, hashed};
pub(crate) use typed_code::{plain, typed_code};
