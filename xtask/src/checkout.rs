//! Paths: the checkout, and Cargo's target folder.

use std::path::{Path, PathBuf};

/// The checkout that contains this xtask.
pub(crate) fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("xtask lies in the checkout")
}

/// Cargo's target folder, wherever the developer has it: this program was built into it.
pub(crate) fn target() -> PathBuf {
    let ourselves = std::env::current_exe().unwrap_or_default();
    ourselves.ancestors().nth(2).map_or_else(|| root().join("target"), Path::to_owned)
}
