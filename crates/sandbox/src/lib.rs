//! Stand-ins of the payment providers and of the partner's property system on one local port, with their browser scripts, for
//! demos and tests.
//!
//! Each is served below its own prefix and responds like the original, as far as the app uses it. Test cards determine the
//! outcome (`cards/card.rs`); `/_control/` injects faults and shows the ledger. This crate does not depend on the app.

mod books;
mod braintree;
mod cards;
mod chance;
mod clock;
mod control;
mod faults;
mod memory;
mod money;
mod page;
mod partner;
mod provider;
mod sandbox;
mod server;
mod spreedly;
mod stripe;

pub use braintree::seal;
pub use clock::{Clock, SystemClock};
pub use partner::{PartnerListing, PartnerStock};
pub use sandbox::{Options, Sandbox};
pub use server::{accept, router, serve};

/// The public key with which browsers encrypt cards for the Braintree stand-in.
pub fn braintree_key() -> String {
    braintree::public_key()
}
