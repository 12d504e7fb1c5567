//! Data about the browser that a payment provider needs for a payment.

use flows::charges::Presence;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

#[derive(Debug, Default, Deserialize, Serialize, ToSchema)]
pub struct PayerIn {
    /// The browser data collected by the provider's script, if the provider requires it.
    #[serde(default)]
    browser_info: Option<String>,
    /// The URL to which the guest returns from the bank's page.
    #[serde(default)]
    return_url: Option<String>,
}

impl PayerIn {
    pub fn presence(&self) -> Presence {
        Presence::OnSession { browser: self.browser_info.clone(), return_url: self.return_url.clone() }
    }
}
