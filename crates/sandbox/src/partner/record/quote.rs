//! An invoice with its expiry.

use chrono::{DateTime, NaiveDate, Utc};
use serde::{Deserialize, Serialize};
use serde_json::Value;

#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Quote {
    pub(crate) id: String,
    pub(crate) inquiry: String,
    pub(crate) listing: String,
    pub(crate) check_in: NaiveDate,
    pub(crate) check_out: NaiveDate,
    pub(crate) expires_at: DateTime<Utc>,
    pub(crate) total: f64,
    pub(crate) told: Value,
}
