//! What a provider wants to know of a browser that pays.

use flows::charges::Presence;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

#[derive(Debug, Default, Deserialize, Serialize, ToSchema)]
pub struct PayerIn {
    /// What the provider's script found out about the browser, where it wants it back.
    #[serde(default)]
    browser_info: Option<String>,
    /// Where the guest comes back to from a bank's page.
    #[serde(default)]
    return_url: Option<String>,
}

impl PayerIn {
    pub fn presence(&self) -> Presence {
        Presence::OnSession { browser: self.browser_info.clone(), return_url: self.return_url.clone() }
    }
}
