//! Message templates.

pub mod message_template;
