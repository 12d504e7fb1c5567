//! Interface for sending e-mails.

use std::fmt;

use async_trait::async_trait;

use crate::mail::Mail;

#[async_trait]
pub trait Carrier: fmt::Debug + Send + Sync {
    /// Returns once the server or folder has accepted the e-mail. If the server's response is lost, it is unknown whether the
    /// e-mail arrived: it is sent again with the same Message-ID.
    async fn carry(&self, mail: &Mail) -> Result<(), CarryError>;
}

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum CarryError {
    /// A full mailbox, or a server that is down: worth a retry.
    #[error("not now: {0}")]
    NotNow(String),
    /// An address that does not exist: retries are useless.
    #[error("refused: {0}")]
    Refused(String),
}
