//! Every operation of every provider, against the stand-ins of `crates/sandbox`: the responses, and the sandbox's ledger.

#![expect(clippy::unwrap_used, reason = "a test may stop at what must not happen")]

mod cards;
mod charges;
mod checkout;
#[path = "../hook/mod.rs"]
mod hook;
mod lost_answers;
mod records;
mod refunds;
mod webhooks;
mod world;
