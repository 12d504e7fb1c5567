//! Cards, payments, deposits and refunds of reservations, and webhook events of payment providers.

pub mod provider_event;
pub mod reservation_card;
pub mod reservation_deposit;
pub mod reservation_payment;
pub mod reservation_refund;
