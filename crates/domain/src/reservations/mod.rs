//! Reservations: their life cycle, their changes and their cancellation.

pub mod cancelation;
pub mod change;
pub mod refund_steps;
pub mod reservation;
