//! Payments and cards of reservations, and webhook events of payment providers.

pub mod provider_event;
pub mod reservation_card;
pub mod reservation_payment;
