//! Common parts of setup intents and payment intents: states, and the next action for 3D Secure.

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Status {
    RequiresPaymentMethod,
    RequiresConfirmation,
    RequiresAction,
    RequiresCapture,
    Canceled,
    Succeeded,
}

impl Status {
    pub(crate) const fn code(self) -> &'static str {
        match self {
            Self::RequiresPaymentMethod => "requires_payment_method",
            Self::RequiresConfirmation => "requires_confirmation",
            Self::RequiresAction => "requires_action",
            Self::RequiresCapture => "requires_capture",
            Self::Canceled => "canceled",
            Self::Succeeded => "succeeded",
        }
    }
}

/// Where the cardholder authenticates: in a frame of the script, or on a page that redirects back.
pub(crate) fn next_action(base: &str, id: &str, secret: &str, return_url: Option<&str>) -> Value {
    let url = format!("{base}/3ds/{id}?client_secret={secret}");
    match return_url {
        Some(return_url) => {
            json!({"type": "redirect_to_url", "redirect_to_url": {"url": url, "return_url": return_url}})
        }
        None => json!({
            "type": "use_stripe_sdk",
            "use_stripe_sdk": {"type": "three_d_secure_redirect", "stripe_js": url, "source": id},
        }),
    }
}
