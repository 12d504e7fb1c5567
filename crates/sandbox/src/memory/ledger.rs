//! Every movement of money at any provider, for audits.

use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::provider::Provider;

#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Entry {
    pub(crate) id: String,
    pub(crate) provider: Provider,
    pub(crate) account: String,
    pub(crate) kind: Movement,
    pub(crate) status: Status,
    /// In minor units of the currency.
    pub(crate) amount: i64,
    pub(crate) currency: String,
    /// The provider's id of the payment: an intent, or the first transaction.
    pub(crate) payment: String,
    pub(crate) idempotency_key: Option<String>,
    pub(crate) order_id: Option<String>,
    /// Reason of the failure.
    pub(crate) reason: Option<String>,
    pub(crate) metadata: Value,
    pub(crate) at: DateTime<Utc>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Movement {
    Charge,
    Authorization,
    Capture,
    Refund,
    Void,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Status {
    Succeeded,
    Failed,
}
