//! The webhook endpoint of an account, and its injected disturbances.

use serde::{Deserialize, Serialize};

/// The id of an account's only endpoint.
pub(crate) const ENDPOINT: &str = "endpoint";

/// The address that an account's events are sent to. Only `http://`: it is for the local machine.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Endpoint {
    pub(crate) url: String,
    pub(crate) secret: String,
    /// Event types; all if empty.
    #[serde(default)]
    pub(crate) events: Vec<String>,
    /// Number of additional deliveries of each event.
    #[serde(default)]
    pub(crate) duplicate: u32,
    #[serde(default)]
    pub(crate) delay_ms: u64,
    /// Deliver events out of order.
    #[serde(default)]
    pub(crate) shuffle: bool,
    /// Send nothing before `/_control/webhooks/flush`.
    #[serde(default)]
    pub(crate) hold: bool,
}

impl Endpoint {
    pub(crate) fn wants(&self, kind: &str) -> bool {
        self.events.is_empty() || self.events.iter().any(|wanted| wanted == "*" || wanted == kind)
    }
}
