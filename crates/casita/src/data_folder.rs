//! The data folder is this installation's own: guests' addresses and letters with links that open accounts lie in it.

use std::fs::{self, DirBuilder, Metadata, Permissions};
use std::io;
use std::os::unix::fs::{DirBuilderExt, PermissionsExt};
use std::path::Path;

use anyhow::Context;
use rustix::fs::Mode;

/// Of folders; files have no right to be entered.
const OWNER_ONLY: u32 = 0o700;
const OTHERS: u32 = 0o077;

/// Whatever this process writes from now on is closed to other users of the machine, whatever its umask was.
pub fn write_for_owner_only() {
    rustix::process::umask(Mode::RWXG | Mode::RWXO);
}

/// Makes the folder, or closes one that others can enter, with everything in it.
pub fn prepare(folder: &Path) -> anyhow::Result<()> {
    DirBuilder::new()
        .recursive(true)
        .mode(OWNER_ONLY)
        .create(folder)
        .with_context(|| format!("data: the folder {} cannot be made", folder.display()))?;
    if fs::metadata(folder).is_ok_and(|about| about.permissions().mode() & OTHERS == 0) {
        return Ok(());
    }
    let shown = folder.display();
    match close(folder) {
        Ok(count) => {
            tracing::warn!(folder = %shown, count, "the data folder was open to other users of this machine and is closed now");
        }
        Err(error) => {
            tracing::error!(folder = %shown, %error, "the data folder is open to other users of this machine and cannot be closed");
        }
    }
    Ok(())
}

/// Tells how many files and folders were open. Links are left alone: they may lead out of the folder.
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
