//! How this installation is run, as far as answers depend on it.

use std::path::PathBuf;

#[derive(Clone, Debug)]
pub struct Options {
    /// The address guests see, without a slash at the end.
    pub public_url: String,
    /// Shows demo logins and "Test mode".
    pub demo: bool,
    pub rate_limits: bool,
    pub photo_folder: PathBuf,
    /// Answers `/floor/{bytes}`, to measure what the door alone costs.
    pub floor: bool,
}
