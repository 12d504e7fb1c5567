//! The reason why a bank or provider declined a card.

/// Code and message of the provider.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Decline {
    pub code: String,
    /// Written for the guest.
    pub message: String,
}

impl Decline {
    /// The API specification's text, for providers without a message.
    pub const DEFAULT_MESSAGE: &str = "Invalid credit card.";

    pub(crate) fn new(code: impl Into<String>, message: Option<String>) -> Self {
        let message = message.filter(|text| !text.trim().is_empty());
        Self { code: code.into(), message: message.unwrap_or_else(|| Self::DEFAULT_MESSAGE.to_owned()) }
    }
}
