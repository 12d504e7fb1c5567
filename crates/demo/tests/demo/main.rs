//! The demo's tests: what the data says, what is invented from it, and what comes to stand in the database.

#![expect(clippy::unwrap_used, reason = "a test may stop at what must not happen")]

mod big;
mod bookings;
mod load;
mod world;
