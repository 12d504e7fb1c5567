//! Rendering and sending e-mails.

mod calendar;
mod conversation;
mod email_record;
mod reader;
mod send;
mod stay;
mod user;

pub use email_record::LETTER;
pub use reader::OutboxError;
pub use send::read_letter;
pub(crate) use send::send_letter;
