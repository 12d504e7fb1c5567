//! A request to a provider, and its answer.

use reqwest::Method;

use crate::secret::Secret;

/// What happens when a request is repeated.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Repeating {
    /// It only reads.
    Reads,
    /// It changes something, and the provider knows repetitions by their key.
    IsKnown,
    /// It might be done twice: only sent again when it was surely not executed.
    IsHarmful,
}

/// One request, complete but for the address of the provider.
#[derive(Clone, Debug)]
pub struct Call {
    /// For the log.
    pub name: &'static str,
    pub method: Method,
    pub path: String,
    pub authorization: Option<Secret>,
    pub headers: Vec<(&'static str, String)>,
    pub body: Option<Body>,
    pub repeating: Repeating,
}

/// Bodies hold tokens and encrypted card fields.
#[derive(Clone, Debug)]
pub struct Body {
    pub content_type: &'static str,
    pub text: Secret,
}

/// An answer that the provider meant: anything but its own failures.
#[derive(Clone, Debug)]
pub struct Answer {
    pub status: u16,
    pub body: Secret,
}

impl Answer {
    pub fn is_success(&self) -> bool {
        (200..300).contains(&self.status)
    }

    pub fn text(&self) -> &str {
        self.body.expose()
    }
}
