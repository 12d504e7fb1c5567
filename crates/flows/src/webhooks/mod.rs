//! What happens is told to the systems that owners name: written in the transaction in which it happens, sent by a job, tried again
//! when it is not taken, and given up in sight of the owner.

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
