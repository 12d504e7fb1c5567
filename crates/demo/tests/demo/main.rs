//! Tests of the demo: its data, the generated bookings, and the rows in the database.

#![expect(clippy::unwrap_used, reason = "a test may stop at what must not happen")]

mod big;
mod bookings;
mod load;
mod world;
