//! Where webhooks of an account go, and how they are disturbed on the way.

use serde::{Deserialize, Serialize};

/// The name under which an account's one endpoint is kept.
pub(crate) const ENDPOINT: &str = "endpoint";

/// Where an account's events go. Only `http://`: it is for the machine we run on.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Endpoint {
    pub(crate) url: String,
    pub(crate) secret: String,
    /// Which events; all when empty.
    #[serde(default)]
    pub(crate) events: Vec<String>,
    /// How many times more each is sent.
    #[serde(default)]
    pub(crate) duplicate: u32,
    #[serde(default)]
    pub(crate) delay_ms: u64,
    /// Events overtake each other.
    #[serde(default)]
    pub(crate) shuffle: bool,
    /// Nothing is sent before `/_control/webhooks/flush`.
    #[serde(default)]
    pub(crate) hold: bool,
}

impl Endpoint {
    pub(crate) fn wants(&self, kind: &str) -> bool {
        self.events.is_empty() || self.events.iter().any(|wanted| wanted == "*" || wanted == kind)
    }
}
