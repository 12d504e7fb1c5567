//! Reservations: their life cycle and their cancellation.

pub mod cancelation;
pub mod number;
pub mod refund_steps;
pub mod reservation;
