//! Reservations: their life cycle, how far they are paid, their changes and their cancellation.

pub mod balance;
pub mod cancelation;
pub mod change;
pub mod number;
pub mod refund_steps;
pub mod reservation;
