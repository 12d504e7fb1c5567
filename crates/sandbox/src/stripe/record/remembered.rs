//! The stored response of an idempotency key.

use serde::{Deserialize, Serialize};
use serde_json::Value;

#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Remembered {
    pub(crate) fingerprint: String,
    pub(crate) status: u16,
    pub(crate) body: Value,
}
