//! Tests the sandbox through its routes, without a network unless it is needed.

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
