//! Letters that come back: the signed address that an answer goes to, what of it is new, what was written by a machine, and the
//! mailbox that is looked through where no server hands letters in. Nothing here knows a database.

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
