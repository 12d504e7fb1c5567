//! Options of a load, and how it reports progress.

use std::path::Path;

use chrono::{DateTime, NaiveDate, Utc};

/// Inputs of a load besides the data.
#[derive(Debug, Clone)]
pub struct LoadOptions<'a> {
    pub now: DateTime<Utc>,
    /// The day around which bookings are generated.
    pub today: NaiveDate,
    pub seed: u64,
    /// Hash of the password of all demo users.
    pub password_hash: String,
    /// Folder of the pictures, with one subfolder per picture, named by its key.
    pub photo_folder: &'a Path,
    /// Whether picture files are written; their rows are written in any case.
    pub photos: bool,
}

/// Receives short progress lines.
pub type Progress<'a> = &'a (dyn Fn(&str) + Sync);
