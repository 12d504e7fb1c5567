//! The output of a step, in a file of its own under target/, so that the output of parallel steps stays readable.

use std::fs::{self, File};
use std::io::{Read, Seek, SeekFrom, Write};
use std::path::PathBuf;
use std::process::Stdio;

use crate::checkout::target;

#[derive(Clone, Debug)]
pub(crate) struct Log(PathBuf);

impl Log {
    pub(crate) fn of(step: &str) -> Self {
        let name: String = step.chars().map(|c| if c.is_ascii_alphanumeric() { c } else { '-' }).collect();
        Self(target().join("xtask/log").join(format!("{name}.log")))
    }

    pub(crate) fn say(&self, line: &str) {
        if let Some(mut file) = self.open() {
            let _ = writeln!(file, "{line}");
        }
    }

    /// Standard output for a subprocess; discarded if the file cannot be opened.
    pub(crate) fn stdio(&self) -> Stdio {
        self.open().map_or_else(Stdio::null, Stdio::from)
    }

    /// Deletes the output of an earlier run.
    pub(crate) fn begin(&self) {
        let _ = self.0.parent().map(fs::create_dir_all);
        let _ = File::create(&self.0);
    }

    fn open(&self) -> Option<File> {
        File::options().append(true).create(true).open(&self.0).ok()
    }

    pub(crate) fn tail(&self, lines: usize) -> String {
        let text = fs::read(&self.0).unwrap_or_default();
        let text = String::from_utf8_lossy(&text);
        let skipped = text.lines().count().saturating_sub(lines);
        text.lines().skip(skipped).flat_map(|line| ["    ", line, "\n"]).collect()
    }

    pub(crate) fn last_line(&self) -> String {
        const ENOUGH: u64 = 400;
        let mut end = Vec::new();
        if let Ok(mut file) = File::open(&self.0) {
            let length = file.metadata().map_or(0, |metadata| metadata.len());
            let _ = file.seek(SeekFrom::Start(length.saturating_sub(ENOUGH)));
            let _ = file.read_to_end(&mut end);
        }
        let end = String::from_utf8_lossy(&end);
        end.lines().rev().map(str::trim).find(|line| !line.is_empty()).unwrap_or_default().to_owned()
    }
}
