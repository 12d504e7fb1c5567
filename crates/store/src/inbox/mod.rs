//! Threads with guests.

pub mod offer_refusal;
pub mod thread;
