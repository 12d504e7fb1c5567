//! The bookings of a home, from the quote to messages and the audit log.

mod calendar;
mod history;
mod message;
mod money;
mod plan;
mod reservation;
mod step;

pub(super) use calendar::write;
pub(super) use plan::Part;
pub(super) use reservation::Booking;
