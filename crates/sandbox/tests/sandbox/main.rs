//! The sandbox from outside, over HTTP without a network where none is needed.

#![expect(clippy::unwrap_used, reason = "a test may stop at what must not happen")]

mod braintree;
mod checkout;
mod client;
mod control;
mod idempotency;
mod scripts;
mod spreedly;
mod stripe_payment;
mod stripe_setup;
mod webhook;
