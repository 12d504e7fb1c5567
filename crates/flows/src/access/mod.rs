//! Who acts, in which account, and what they may do there. Rights are `domain::role`'s to say; here they meet a person.

mod caller;
mod secret;
mod typed_code;

pub use caller::{Caller, Denied, Person, Way};
pub(crate) use secret::{fits, hashed};
pub(crate) use typed_code::{plain, typed_code};
