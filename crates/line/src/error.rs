//! Why there is no answer, told by what the caller may do next.

use std::time::Duration;

use thiserror::Error;

#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum LineError {
    /// The request may have been executed: look it up before anything is sent again.
    #[error("it is not known whether the request was executed: {0}")]
    Unclear(String),
    /// The request was surely not executed: it may be sent again later.
    #[error("the other side cannot be reached: {0}")]
    Unavailable(String),
    /// The same, and the other side said when to come back.
    #[error("the other side asks to wait {} s", .0.as_secs())]
    Busy(Duration),
    /// There is no line at all: our own settings are wrong.
    #[error("there is no line: {0}")]
    NoLine(String),
}
