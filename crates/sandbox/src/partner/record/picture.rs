//! A picture of a listing.

use serde::{Deserialize, Serialize};

#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Picture {
    pub(crate) bytes: Vec<u8>,
    /// Number of downloads.
    pub(crate) shown: u32,
}
