//! A request to a provider, and the response.

use reqwest::Method;

use crate::secret::Secret;

/// Whether a request can be repeated.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Repeating {
    /// Read-only.
    Reads,
    /// Idempotent: it has an idempotency key.
    IsKnown,
    /// Not idempotent: repeated only if it was definitely not executed.
    IsHarmful,
}

/// A request without the provider's base URL.
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

/// Secret, because bodies contain tokens and encrypted card fields.
#[derive(Clone, Debug)]
pub struct Body {
    pub content_type: &'static str,
    pub text: Secret,
}

/// A response other than a failure of the provider's servers.
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
