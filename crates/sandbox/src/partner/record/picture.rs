//! A picture of what the partner sells.

use serde::{Deserialize, Serialize};

#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Picture {
    pub(crate) bytes: Vec<u8>,
    /// How often it was fetched.
    pub(crate) shown: u32,
}
