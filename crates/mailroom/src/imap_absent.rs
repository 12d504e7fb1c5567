//! Replaces `imap` in a build without that feature: opening a mailbox fails.

use crate::mailbox::{Mailbox, MailboxError, Unread};

#[derive(Debug)]
pub enum Look {}

#[expect(clippy::unused_async, reason = "as with IMAP")]
impl Mailbox {
    pub async fn open(&self) -> Result<Look, MailboxError> {
        Err(MailboxError::NotBuilt)
    }
}

#[expect(clippy::unused_async, reason = "as with IMAP")]
impl Look {
    pub async fn next(&mut self) -> Result<Option<Unread>, MailboxError> {
        match *self {}
    }

    pub async fn mark_read(&mut self, _: &Unread) -> Result<(), MailboxError> {
        match *self {}
    }

    pub async fn close(self) -> Result<(), MailboxError> {
        match self {}
    }
}
