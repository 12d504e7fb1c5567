//! E-mail replies: the signed address that a reply goes to, its new text without quotes, the detection of automatic e-mails, and
//! the IMAP mailbox that is polled where no mail server delivers replies. This crate uses no database.

#![cfg_attr(not(feature = "imap"), allow(dead_code, reason = "nobody looks into a mailbox"))]

mod address;
mod answer;
#[cfg(feature = "imap")]
mod imap;
#[cfg(not(feature = "imap"))]
#[path = "imap_absent.rs"]
mod imap;
mod mailbox;
mod new_part;

pub use address::{About, Replies, Writer};
pub use answer::{Answer, Unusable};
pub use imap::Look;
pub use mailbox::{MOST_LETTER, Mailbox, MailboxError, MailboxSettings, Unread};
