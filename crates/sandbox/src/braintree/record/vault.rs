//! The vault's records: customers, and stored cards.

use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};

use crate::braintree::xml::{Node, group, optional, text, typed};
use crate::cards::card::Card;

#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct VaultedCard {
    pub(crate) token: String,
    pub(crate) created_at: DateTime<Utc>,
    pub(crate) card: Card,
    pub(crate) customer: Option<String>,
    pub(crate) cardholder: Option<String>,
    pub(crate) is_removed: bool,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Customer {
    pub(crate) id: String,
    pub(crate) created_at: DateTime<Utc>,
    pub(crate) first_name: Option<String>,
    pub(crate) last_name: Option<String>,
    pub(crate) email: Option<String>,
}

/// The fields of a card, both within a transaction and on its own.
pub(crate) fn card_node(token: Option<&str>, card: &Card, cardholder: Option<&str>) -> Vec<Node> {
    vec![
        optional("token", token),
        text("bin", &card.first_six),
        text("last-4", &card.last_four),
        text("card-type", card.brand.name()),
        text("expiration-month", format!("{:02}", card.month)),
        text("expiration-year", card.year.to_string()),
        optional("cardholder-name", cardholder),
        text("customer-location", "US"),
        typed("expired", "boolean", &false),
    ]
}

impl VaultedCard {
    pub(crate) fn node(&self) -> Node {
        let mut nodes = card_node(Some(&self.token), &self.card, self.cardholder.as_deref());
        nodes.extend([
            optional("customer-id", self.customer.as_deref()),
            typed("default", "boolean", &true),
            typed("created-at", "datetime", &stamp(self.created_at)),
            typed("updated-at", "datetime", &stamp(self.created_at)),
        ]);
        group("credit-card", nodes)
    }
}

pub(crate) fn stamp(moment: DateTime<Utc>) -> String {
    moment.format("%Y-%m-%dT%H:%M:%SZ").to_string()
}
