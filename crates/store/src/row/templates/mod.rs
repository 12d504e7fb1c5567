//! Message templates and scheduled messages.

pub mod message_template;
pub mod scheduled_message;
