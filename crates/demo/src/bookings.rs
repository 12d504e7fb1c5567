//! Generates reservations around a given day: twelve months back, nine ahead, in every state of the app.
//!
//! A pure function of the data, a seed and `today`. Amounts are percentages of the total: prices are computed by the price
//! engine. Nothing is dated later than the evening before `today`.

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
