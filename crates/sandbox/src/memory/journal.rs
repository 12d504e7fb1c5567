//! Persistence: a file of JSON lines, each with the changes of one operation.
//!
//! A line is written at once, before the operation's response: a killed process leaves whole operations and at most one truncated
//! line at the end, which is skipped. On start the file is rewritten without history.

use std::fs::{self, File, OpenOptions};
use std::io::{self, BufRead, BufReader, BufWriter, Write};
use std::path::{Path, PathBuf};

use crate::memory::shelf::{Change, Kept};

#[derive(Debug)]
pub(crate) struct Journal {
    path: PathBuf,
    file: File,
}

impl Journal {
    /// Restores the shelves from the file, and opens it for appending.
    pub(crate) fn open(path: &Path, shelves: &mut [&mut dyn Kept]) -> io::Result<Self> {
        if path.exists() {
            read(path, shelves)?;
        }
        let file = write_anew(path, shelves)?;
        Ok(Self { path: path.to_owned(), file })
    }

    pub(crate) fn append(&mut self, changes: &[Change]) -> io::Result<()> {
        let mut line = serde_json::to_vec(changes)?;
        line.push(b'\n');
        self.file.write_all(&line)
    }

    pub(crate) fn empty(&mut self) -> io::Result<()> {
        self.file = write_anew(&self.path, &[])?;
        Ok(())
    }
}

fn read(path: &Path, shelves: &mut [&mut dyn Kept]) -> io::Result<()> {
    for line in BufReader::new(File::open(path)?).split(b'\n') {
        let Ok(changes) = serde_json::from_slice::<Vec<Change>>(&line?) else {
            tracing::warn!(path = %path.display(), "skipping a truncated line of the sandbox's journal");
            continue;
        };
        for change in changes {
            if let Some(shelf) = shelves.iter_mut().find(|shelf| shelf.name() == change.shelf) {
                shelf.restore(change)?;
            }
        }
    }
    Ok(())
}

/// Writes a new file first, so that a complete one exists at every moment.
fn write_anew(path: &Path, shelves: &[&mut dyn Kept]) -> io::Result<File> {
    let beside = path.with_extension("new");
    let mut lines = BufWriter::new(File::create(&beside)?);
    for change in shelves.iter().flat_map(|shelf| shelf.everything()) {
        serde_json::to_writer(&mut lines, &[change])?;
        lines.write_all(b"\n")?;
    }
    lines.into_inner().map_err(io::IntoInnerError::into_error)?.sync_all()?;
    fs::rename(&beside, path)?;
    OpenOptions::new().append(true).open(path)
}
