//! What an archive says of itself.

use std::collections::BTreeMap;

use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};

/// Of how the archive is laid out. The columns of tables are those of the program that wrote it.
pub const FORMAT: u32 = 1;

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Manifest {
    pub format: u32,
    /// Which program wrote it.
    pub program: String,
    pub account: u32,
    pub name: String,
    pub made_at: DateTime<Utc>,
    /// How many rows each table has.
    pub tables: BTreeMap<String, u64>,
    /// How many files belong to pictures.
    pub pictures: u64,
}
