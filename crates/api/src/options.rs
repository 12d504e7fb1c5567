//! How this installation is run, as far as answers depend on it.

use std::path::PathBuf;

use crate::map_options::MapOptions;

#[derive(Clone, Debug, Default)]
pub struct Options {
    /// The address guests see, without a slash at the end.
    pub public_url: String,
    /// Whose subdomains are sites, if any.
    pub domain: Option<String>,
    /// Shows demo logins and "Test mode".
    pub demo: bool,
    pub rate_limits: bool,
    pub photo_folder: PathBuf,
    pub map: MapOptions,
    /// Answers `/floor/{bytes}`, to measure what the door alone costs.
    pub floor: bool,
}
