//! The manifest of an archive.

use std::collections::BTreeMap;

use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};

/// The version of the archive's layout. The columns of tables are those of the program that wrote it.
pub const FORMAT: u32 = 1;

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Manifest {
    pub format: u32,
    /// The name and version of the program that wrote it.
    pub program: String,
    pub account: u32,
    pub name: String,
    pub made_at: DateTime<Utc>,
    /// The number of rows of each table.
    pub tables: BTreeMap<String, u64>,
    /// The number of picture files.
    pub pictures: u64,
}
