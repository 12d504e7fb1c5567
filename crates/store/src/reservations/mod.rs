//! Reservations, and changes of their dates.

pub mod reservation;
pub mod reservation_change;
