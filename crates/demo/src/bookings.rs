//! Reservations around a given day: twelve months back, nine ahead, in every state that the product knows.
//!
//! A pure function of the world, a seed and `today`. Amounts are shares of the total, in percent: what a stay costs
//! is for the price rules to say. Nothing is dated later than the evening before `today`.

mod calendar;
mod money;
mod nights;
mod party;
mod reservation;
mod scribe;
mod talk;

pub use calendar::{calendar, calendars};
pub use nights::{Block, Span};
pub use party::Party;
pub use reservation::{Calendar, Message, Payment, Refund, Reservation, Signature, Thread};
