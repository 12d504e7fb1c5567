//! iCal feeds (RFC 5545): parses the busy nights of other channels' feeds, and writes ours. Pure: no network, no
//! clock; the results of parsing are bounded for any input.

mod channel;
mod draft;
mod frame;
mod line;
mod moment;
mod nights;
mod read;
mod recurrence;
mod write;

pub use channel::Held;
pub use frame::Frame;
pub use nights::Run;
pub use read::{Busy, Calendar, MOST_BYTES, ReadError, read};
pub use write::{Entry, write};

#[cfg(test)]
mod fuzz_tests;
