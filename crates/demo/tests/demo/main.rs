//! The demo's tests: what the data says, what is invented from it, and what comes to stand in the database.

// Helpers of tests unwrap as tests do.
#![allow(clippy::unwrap_used)]

mod big;
mod bookings;
mod load;
mod world;
