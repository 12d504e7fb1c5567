//! Reservations: their life cycle and their cancellation.

pub mod cancelation;
pub mod reservation;
