//! The settings of the mailbox that receives replies, and the e-mails found in it. `imap` polls it.

use std::collections::BTreeSet;
use std::fmt;
use std::sync::{Arc, Mutex};

/// The limit of large providers. A larger e-mail is left in the mailbox.
pub const MOST_LETTER: usize = 25 << 20;

#[derive(Clone)]
pub struct MailboxSettings {
    pub host: String,
    pub port: u16,
    /// TLS from the first byte; without it unencrypted, for a server on the same machine.
    pub tls: bool,
    pub user: String,
    pub secret: String,
}

impl fmt::Debug for MailboxSettings {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { host, port, tls, user, .. } = self;
        let mut shown = f.debug_struct("MailboxSettings");
        shown.field("host", host).field("port", port).field("tls", tls).field("user", user);
        shown.finish_non_exhaustive()
    }
}

#[derive(Debug, thiserror::Error)]
pub enum MailboxError {
    #[error("the mail server cannot be reached: {0}")]
    Unreached(#[from] std::io::Error),
    #[error("{0:?} is not a host name")]
    Name(String),
    #[cfg(feature = "imap")]
    #[error("the mail server said: {0}")]
    Server(#[from] async_imap::error::Error),
    #[cfg(not(feature = "imap"))]
    #[error("this program was built without IMAP: build it with --features release")]
    NotBuilt,
    #[error("the mail server timed out")]
    TooSlow,
}

#[derive(Clone, Debug)]
pub struct Mailbox {
    pub(crate) settings: MailboxSettings,
    pub(crate) stuck: Stuck,
}

/// UIDs of the e-mails at which a poll failed, because of a timeout or an unreadable response.
pub(crate) type Stuck = Arc<Mutex<BTreeSet<u32>>>;

/// An unread e-mail.
#[derive(Debug)]
pub struct Unread {
    pub(crate) number: u32,
    /// Size as reported by the server.
    pub bytes: u32,
    /// None if the e-mail is too large.
    pub raw: Option<Vec<u8>>,
}

impl Mailbox {
    pub fn new(settings: MailboxSettings) -> Self {
        Self { settings, stuck: Stuck::default() }
    }
}
