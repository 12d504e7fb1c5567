//! Errors of requests to a provider, by what the app may do next.

use line::LineError;
use thiserror::Error;

use crate::decline::Decline;

#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum PaymentError {
    /// The request may have been executed: look it up by its key before anything is sent again.
    #[error("it is not known whether the provider executed the request: {0}")]
    Unclear(String),
    /// The request was not executed: it may be retried later.
    #[error("the provider cannot be reached: {0}")]
    Unavailable(String),
    /// The provider rejected the request: the request or the credentials are wrong. Nothing was executed.
    #[error("the provider refused the request: {0}")]
    Refused(String),
    /// This provider has no such operation.
    #[error("the provider does not offer this")]
    NotOffered,
}

impl PaymentError {
    /// The request succeeded, so an unreadable response leaves its result unclear.
    pub(crate) fn unreadable() -> Self {
        Self::Unclear("the answer cannot be read".to_owned())
    }
}

impl From<LineError> for PaymentError {
    fn from(error: LineError) -> Self {
        match error {
            LineError::Unclear(why) => Self::Unclear(why),
            LineError::Unavailable(why) => Self::Unavailable(why),
            LineError::Busy(_) => Self::Unavailable(error.to_string()),
            LineError::NoLine(why) => Self::Refused(why),
        }
    }
}

/// Why an operation cannot continue: a problem with the card, which the guest can correct, or any other error.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Trouble {
    Card(Decline),
    Other(PaymentError),
}

impl From<LineError> for Trouble {
    fn from(error: LineError) -> Self {
        Self::Other(error.into())
    }
}

impl From<PaymentError> for Trouble {
    fn from(error: PaymentError) -> Self {
        Self::Other(error)
    }
}

impl Trouble {
    /// Turns a problem with the card into a regular result.
    pub(crate) fn or_card<T>(self, told: impl FnOnce(Decline) -> T) -> Result<T, PaymentError> {
        match self {
            Self::Card(decline) => Ok(told(decline)),
            Self::Other(error) => Err(error),
        }
    }
}
