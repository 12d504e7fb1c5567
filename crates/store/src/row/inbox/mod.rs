//! Threads and messages.

pub mod message;
pub mod offer_refusal;
pub mod thread;
