//! A transaction: a request to a gateway and its result.

use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::cards::card::Decline;

#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Transaction {
    pub(crate) token: String,
    pub(crate) created_at: DateTime<Utc>,
    pub(crate) kind: Kind,
    pub(crate) state: Stage,
    pub(crate) amount: i64,
    pub(crate) currency: String,
    pub(crate) gateway: String,
    pub(crate) payment_method: String,
    pub(crate) order_id: Option<String>,
    pub(crate) description: Option<String>,
    pub(crate) metadata: Value,
    pub(crate) retain_on_success: bool,
    pub(crate) redirect_url: Option<String>,
    pub(crate) callback_url: Option<String>,
    /// The transaction that this one follows.
    pub(crate) reference: Option<String>,
    pub(crate) failure: Option<Failure>,
    /// Whether the cardholder authenticated on the 3D Secure page; None before a button is pressed.
    pub(crate) proof: Option<bool>,
    /// The sum of later transactions on it: captures, credits and voids.
    pub(crate) used: i64,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Kind {
    Purchase,
    Authorization,
    Capture,
    Credit,
    Void,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Stage {
    Pending,
    Succeeded,
    GatewayProcessingFailed,
    Failed,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Failure {
    pub(crate) code: String,
    pub(crate) message: String,
}

impl From<Decline> for Failure {
    fn from(decline: Decline) -> Self {
        Self { code: decline.decline_code().to_owned(), message: decline.message().to_owned() }
    }
}
