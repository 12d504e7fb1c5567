//! The time that the servers read, where libfaketime is installed: the real one, moved by an offset in a file.

use std::fs;
use std::path::{Path, PathBuf};

pub struct Clock {
    file: PathBuf,
    library: Option<PathBuf>,
}

impl Clock {
    pub fn new(folder: &Path, library: Option<PathBuf>) -> anyhow::Result<Self> {
        let clock = Self { file: folder.join("clock"), library };
        clock.set("+0")?;
        Ok(clock)
    }

    pub fn can_be_moved(&self) -> bool {
        self.library.is_some()
    }

    pub fn environment(&self) -> Vec<(String, String)> {
        let Some(library) = &self.library else { return Vec::new() };
        let set = |name: &str, value: String| (name.to_owned(), value);
        vec![
            set("LD_PRELOAD", library.display().to_string()),
            set("FAKETIME_TIMESTAMP_FILE", self.file.display().to_string()),
            set("FAKETIME_CACHE_DURATION", "1".to_owned()),
            set("FAKETIME_DONT_FAKE_MONOTONIC", "1".to_owned()),
        ]
    }

    pub fn set(&self, offset: &str) -> anyhow::Result<()> {
        Ok(fs::write(&self.file, offset)?)
    }
}
