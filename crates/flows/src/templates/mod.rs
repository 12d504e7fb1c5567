//! Messages that owners write once and send often: templates, and scheduled messages.

mod facts;
mod message_template;
mod message_template_record;
mod scheduled_message;
mod scheduled_message_record;

pub use message_template::{Addressee, example, preview_template};
pub use message_template_record::{MESSAGE_TEMPLATE, MessageTemplateKeeper};
pub(crate) use scheduled_message::{
    cancel_messages_of, plan_messages, plan_messages_for, send_scheduled_message,
};
pub use scheduled_message_record::{SCHEDULED_MESSAGE, ScheduledMessageKeeper};
