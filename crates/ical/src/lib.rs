//! Calendars as other channels write and read them (RFC 5545): busy nights out of theirs, and ours as theirs. Pure: no network, no
//! clock; what is read is bounded whatever it says.

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
