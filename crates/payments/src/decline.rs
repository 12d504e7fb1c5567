//! Why the bank or the provider said no.

/// In the provider's words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Decline {
    pub code: String,
    /// Written for the guest.
    pub message: String,
}

impl Decline {
    /// The specification's words where the provider has none.
    pub const DEFAULT_MESSAGE: &str = "Invalid credit card.";

    pub(crate) fn new(code: impl Into<String>, message: Option<String>) -> Self {
        let message = message.filter(|text| !text.trim().is_empty());
        Self { code: code.into(), message: message.unwrap_or_else(|| Self::DEFAULT_MESSAGE.to_owned()) }
    }
}
