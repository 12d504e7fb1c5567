//! Reservations with their bills and changes.

pub mod booking_step;
pub mod reservation;
pub mod reservation_bill;
pub mod reservation_change;
