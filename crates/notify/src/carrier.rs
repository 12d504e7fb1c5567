//! Who carries letters away.

use std::fmt;

use async_trait::async_trait;

use crate::mail::Mail;

#[async_trait]
pub trait Carrier: fmt::Debug + Send + Sync {
    /// Returns when somebody else has taken the letter over. Whether a letter whose answer was lost has arrived nobody
    /// knows: it is carried again, under the same name.
    async fn carry(&self, mail: &Mail) -> Result<(), CarryError>;
}

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum CarryError {
    /// A full mailbox, a server that is down: worth another try.
    #[error("not now: {0}")]
    NotNow(String),
    /// An address that does not exist: no try will help.
    #[error("refused: {0}")]
    Refused(String),
}
