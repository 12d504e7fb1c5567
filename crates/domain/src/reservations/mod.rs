//! Reservations: their life cycle, how far they are paid, and their cancellation.

pub mod balance;
pub mod cancelation;
pub mod refund_steps;
pub mod reservation;
