//! A mailbox that answers come to, as its owner names it, and what is found there. `imap` looks through it.

use std::collections::BTreeSet;
use std::fmt;
use std::sync::{Arc, Mutex};

/// As much as large providers send. A larger letter is left where it is.
pub const MOST_LETTER: usize = 25 << 20;

#[derive(Clone)]
pub struct MailboxSettings {
    pub host: String,
    pub port: u16,
    /// Encrypted from the first byte, or not at all, for a server on the same machine.
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
    #[error("the mail server is not reached: {0}")]
    Unreached(#[from] std::io::Error),
    #[error("{0:?} is no name of a server")]
    Name(String),
    #[cfg(feature = "imap")]
    #[error("the mail server said: {0}")]
    Server(#[from] async_imap::error::Error),
    #[cfg(not(feature = "imap"))]
    #[error("this program was built without IMAP: build it with --features release")]
    NotBuilt,
    #[error("the mail server took too long")]
    TooSlow,
}

#[derive(Clone, Debug)]
pub struct Mailbox {
    pub(crate) settings: MailboxSettings,
    pub(crate) stuck: Stuck,
}

/// Letters at which a look broke off, because they took too long or could not be understood.
pub(crate) type Stuck = Arc<Mutex<BTreeSet<u32>>>;

/// One that nobody has read.
#[derive(Debug)]
pub struct Unread {
    pub(crate) number: u32,
    /// As the server counts them.
    pub bytes: u32,
    /// Nothing of one that is too large.
    pub raw: Option<Vec<u8>>,
}

impl Mailbox {
    pub fn new(settings: MailboxSettings) -> Self {
        Self { settings, stuck: Stuck::default() }
    }
}
