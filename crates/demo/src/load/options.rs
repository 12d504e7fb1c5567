//! What a load is asked for, and how it tells of itself.

use std::path::Path;

use chrono::{DateTime, NaiveDate, Utc};

/// What the load depends on besides the data.
#[derive(Debug, Clone)]
pub struct LoadOptions<'a> {
    pub now: DateTime<Utc>,
    /// The day around which bookings are invented.
    pub today: NaiveDate,
    pub seed: u64,
    /// Of the password of every demo user.
    pub password_hash: String,
    /// Where pictures are kept: one folder for each, named by its key.
    pub photo_folder: &'a Path,
    /// Whether the pictures' files are laid there; their rows are written in any case.
    pub photos: bool,
}

/// Told in short sentences how far the load has come.
pub type Progress<'a> = &'a (dyn Fn(&str) + Sync);
