//! Errors of requests, by what the caller may do next.

use std::time::Duration;

use thiserror::Error;

#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum LineError {
    /// The request may have been executed: check before sending anything again.
    #[error("it is not known whether the request was executed: {0}")]
    Unclear(String),
    /// The request was definitely not executed: it may be sent again later.
    #[error("the other side cannot be reached: {0}")]
    Unavailable(String),
    /// The same, and the other side said when to retry.
    #[error("the other side asks to wait {} s", .0.as_secs())]
    Busy(Duration),
    /// No client: our own settings are invalid.
    #[error("no connection: {0}")]
    NoLine(String),
}
