//! The current user.

use std::os::unix::fs::MetadataExt;

pub(crate) fn is_root() -> bool {
    std::fs::metadata("/proc/self").is_ok_and(|process| process.uid() == 0)
}
