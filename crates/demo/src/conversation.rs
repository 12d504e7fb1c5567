//! Templates of threads between guests and hosts.

use serde::Deserialize;

use crate::home::Home;
use crate::people::Guest;

/// The file `conversations.toml`.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Conversations {
    #[serde(rename = "conversation")]
    pub all: Vec<Conversation>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Conversation {
    pub about: Topic,
    /// Accounts whose guests use this template; empty means all.
    #[serde(default)]
    pub accounts: Vec<String>,
    /// Countries whose guests use this template; empty means all.
    #[serde(default)]
    pub countries: Vec<String>,
    /// Only for homes with this amenity, or that accept `pets`.
    pub needs: Option<String>,
    pub lines: Vec<Line>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Topic {
    /// A question before the booking.
    Quote,
    /// A request that awaits the owner's decision.
    Request,
    Declined,
    /// After booking, before arrival.
    Before,
    During,
    After,
    Canceled,
    Overdue,
}

#[derive(Debug, Clone, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Line {
    Guest(String),
    Host(String),
}

impl Conversation {
    pub fn fits(&self, account: &str, home: &Home, guest: &Guest) -> bool {
        let named = |names: &[String], name: &str| names.is_empty() || names.iter().any(|own| own == name);
        named(&self.accounts, account)
            && named(&self.countries, &guest.country)
            && self.needs.as_deref().is_none_or(|need| home.offers(need))
    }
}
