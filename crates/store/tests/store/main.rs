//! The store's tests, each on both engines.

#![expect(clippy::unwrap_used, reason = "a test may stop at what must not happen")]

mod change;
mod counted;
mod job;
mod list;
mod migration;
mod moment;
mod night;
mod outage;
mod quote;
mod together;
mod unit_of_work;
