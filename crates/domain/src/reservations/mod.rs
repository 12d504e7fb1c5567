//! Reservations: their life cycle, their changes and their cancellation.

pub mod cancelation;
pub mod change;
pub mod number;
pub mod refund_steps;
pub mod reservation;
