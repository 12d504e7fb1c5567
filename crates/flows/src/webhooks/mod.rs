//! Webhooks: events are recorded in the transaction that causes them, sent by a job, retried on failure, and given up visibly for
//! the owner.

mod announce;
mod delivery;
mod receiver;
mod webhook_delivery_record;
mod webhook_record;

pub(crate) use announce::announce;
pub use delivery::WebhookError;
pub(crate) use delivery::send_webhook;
pub use webhook_delivery_record::{WEBHOOK_DELIVERY, WebhookDeliveryKeeper};
pub use webhook_record::{WEBHOOK, WebhookKeeper};
