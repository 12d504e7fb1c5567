//! Restricts the data folder to its owner: it holds guests' addresses and e-mails with links that give access to accounts.

use std::fs::{self, DirBuilder, Metadata, Permissions};
use std::io;
use std::os::unix::fs::{DirBuilderExt, PermissionsExt};
use std::path::Path;

use anyhow::Context;
use rustix::fs::Mode;

/// For folders; files need no execute permission.
const OWNER_ONLY: u32 = 0o700;
const OTHERS: u32 = 0o077;

/// Sets the umask, so that all files this process creates are inaccessible to other users of the machine.
pub fn write_for_owner_only() {
    rustix::process::umask(Mode::RWXG | Mode::RWXO);
}

/// Creates the folder; an existing one that other users can access is restricted to its owner, with everything in it.
pub fn prepare(folder: &Path) -> anyhow::Result<()> {
    DirBuilder::new()
        .recursive(true)
        .mode(OWNER_ONLY)
        .create(folder)
        .with_context(|| format!("data: the folder {} cannot be created", folder.display()))?;
    if fs::metadata(folder).is_ok_and(|about| about.permissions().mode() & OTHERS == 0) {
        return Ok(());
    }
    let shown = folder.display();
    match close(folder) {
        Ok(count) => {
            tracing::warn!(folder = %shown, count, "the data folder was accessible to other users and is now restricted");
        }
        Err(error) => {
            tracing::error!(folder = %shown, %error, "the data folder is accessible to other users and cannot be restricted");
        }
    }
    Ok(())
}

/// Returns how many files and folders were accessible to others. Skips symbolic links: they may point outside the folder.
fn close(place: &Path) -> io::Result<u64> {
    let about = fs::symlink_metadata(place)?;
    if about.is_symlink() {
        return Ok(0);
    }
    let mut count = close_one(place, &about)?;
    if about.is_dir() {
        for entry in fs::read_dir(place)? {
            count += close(&entry?.path())?;
        }
    }
    Ok(count)
}

fn close_one(place: &Path, about: &Metadata) -> io::Result<u64> {
    let mode = about.permissions().mode();
    if mode & OTHERS == 0 {
        return Ok(0);
    }
    fs::set_permissions(place, Permissions::from_mode(mode & OWNER_ONLY))?;
    Ok(1)
}
