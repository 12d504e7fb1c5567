//! The companies that are stood in for.

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
    /// Where it lies on our port.
    pub(crate) const fn prefix(self) -> &'static str {
        match self {
            Self::Stripe => "/stripe",
            Self::Spreedly => "/spreedly",
            Self::Braintree => "/braintree",
            Self::Partner => "/partner",
        }
    }

    /// What it says when something of its own went wrong.
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
