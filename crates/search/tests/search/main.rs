//! The search through its front door: by example, and against a naive search that asks the price engine home by home.

#![expect(clippy::unwrap_used, reason = "a test may stop at what must not happen")]

mod differential;
mod home;
mod naive;
mod snapshot;
