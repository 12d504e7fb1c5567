//! Messages between guests and owners, and their attachments.

pub mod attachment;
pub mod message;
