//! The bookings of a home, from the quote to what people wrote and did about them.

mod calendar;
mod history;
mod message;
mod money;
mod plan;
mod reservation;

pub(super) use calendar::write;
pub(super) use plan::Part;
pub(super) use reservation::Booking;
