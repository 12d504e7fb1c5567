//! Stand-ins of the payment providers and of the partner's property system on one local port, with their browser scripts, for demos
//! and tests.
//!
//! Each lies below its own prefix and answers as the real one does, as far as we talk to it. Test cards decide what
//! happens (`card.rs`), `/_control/` makes trouble and shows the ledger. Nothing here knows the product.

mod books;
mod braintree;
mod brand;
mod card;
mod chance;
mod clock;
mod control;
mod decline;
mod fault;
mod fault_layer;
mod journal;
mod ledger;
mod money;
mod page;
mod partner;
mod provider;
mod sandbox;
mod server;
mod shelf;
mod spreedly;
mod stripe;

pub use braintree::seal;
pub use clock::{Clock, SystemClock};
pub use partner::{PartnerListing, PartnerStock};
pub use sandbox::{Options, Sandbox};
pub use server::{accept, router, serve};

/// With which browsers encrypt cards for the stand-in of Braintree.
pub fn braintree_key() -> String {
    braintree::public_key()
}
