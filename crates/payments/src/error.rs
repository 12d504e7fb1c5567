//! What can go wrong between us and a provider, told by what the caller may do next.

use thiserror::Error;

#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum PaymentError {
    /// The request may have been executed: look it up by its key before anything is sent again.
    #[error("it is not known whether the provider executed the request: {0}")]
    Unclear(String),
    /// The request was surely not executed: it may be sent again later.
    #[error("the provider cannot be reached: {0}")]
    Unavailable(String),
    /// The provider understood and said no: our request or our credentials are wrong. Nothing was executed.
    #[error("the provider refused the request: {0}")]
    Refused(String),
    /// This provider has no such operation.
    #[error("the provider does not offer this")]
    NotOffered,
}

impl PaymentError {
    /// What succeeded was executed, so an answer that cannot be read leaves it unclear what was.
    pub(crate) fn unreadable() -> Self {
        Self::Unclear("the answer cannot be read".to_owned())
    }
}
