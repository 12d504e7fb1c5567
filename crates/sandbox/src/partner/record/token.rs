//! A token with its expiry.

use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};

#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Token {
    pub(crate) client: String,
    pub(crate) given_at: DateTime<Utc>,
    pub(crate) expires_at: DateTime<Utc>,
}
