//! Where things lie: the checkout, and what Cargo makes of it.

use std::path::{Path, PathBuf};

/// The checkout that this xtask belongs to.
pub(crate) fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("xtask lies in the checkout")
}

/// Cargo's folder of results, wherever the developer keeps it: we were built into it ourselves.
pub(crate) fn target() -> PathBuf {
    let ourselves = std::env::current_exe().unwrap_or_default();
    ourselves.ancestors().nth(2).map_or_else(|| root().join("target"), Path::to_owned)
}
