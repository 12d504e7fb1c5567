//! Letters that come back: the signed address that an answer goes to, what of it is new, what was written by a machine, and the
//! mailbox that is looked through where no server hands letters in. Nothing here knows a database.

mod address;
mod answer;
mod imap;
mod new_part;

pub use address::{About, Replies, Writer};
pub use answer::{Answer, Unusable};
pub use imap::{Look, MOST_LETTER, Mailbox, MailboxError, MailboxSettings, Unread};
