//! The companies that have stand-ins here.

use serde::{Deserialize, Serialize};
use serde_json::json;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Provider {
    Stripe,
    Spreedly,
    Braintree,
    Partner,
}

impl Provider {
    /// The path prefix on the sandbox's port.
    pub(crate) const fn prefix(self) -> &'static str {
        match self {
            Self::Stripe => "/stripe",
            Self::Spreedly => "/spreedly",
            Self::Braintree => "/braintree",
            Self::Partner => "/partner",
        }
    }

    /// The body of an internal server error.
    pub(crate) fn apology(self) -> String {
        let sentence = "An unexpected error, asked for at /_control/faults.";
        match self {
            Self::Stripe => json!({"error": {"type": "api_error", "message": sentence}}).to_string(),
            Self::Spreedly => {
                json!({"errors": [{"key": "errors.internal_server_error", "message": sentence}]}).to_string()
            }
            Self::Braintree => String::new(),
            Self::Partner => json!({"error": {"code": "INTERNAL", "message": sentence}}).to_string(),
        }
    }
}
