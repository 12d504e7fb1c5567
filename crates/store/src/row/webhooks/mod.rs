//! Webhooks and their deliveries.

pub mod webhook;
pub mod webhook_delivery;
