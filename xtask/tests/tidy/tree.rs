//! The checkout's text files, by their path from the root.

use std::fs;
use std::path::Path;
use std::sync::LazyLock;

/// Generated folders.
const NOT_OURS: &[&str] = &["target", "node_modules", "dist", ".git", "test-results", "playwright-report"];

/// Data of the developer's own instance.
const KEPT_AT_THE_ROOT: &str = "data";

pub(crate) struct File {
    /// From the root of the checkout, separated by `/`.
    pub(crate) path: String,
    pub(crate) text: String,
}

impl File {
    pub(crate) fn has_extension(&self, extensions: &[&str]) -> bool {
        let extension = Path::new(&self.path).extension().unwrap_or_default();
        extensions.iter().any(|wanted| extension == *wanted)
    }

    /// The lines that are not comments, with their numbers.
    pub(crate) fn code_lines(&self) -> impl Iterator<Item = (usize, &str)> {
        (1..).zip(self.text.lines()).filter(|(_, line)| !line.trim_start().starts_with("//"))
    }
}

/// All text files of the checkout, sorted by path.
pub(crate) fn files() -> &'static [File] {
    static FILES: LazyLock<Vec<File>> = LazyLock::new(|| {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("xtask lies in the checkout");
        let mut files = Vec::new();
        collect(root, "", &mut files).expect("the checkout can be read");
        files.sort_by(|one, other| one.path.cmp(&other.path));
        files
    });
    &FILES
}

/// Rust files of the workspace's crates, including tests and build scripts.
pub(crate) fn rust_files() -> impl Iterator<Item = &'static File> {
    files().iter().filter(|file| file.has_extension(&["rs"]))
}

fn collect(folder: &Path, prefix: &str, found: &mut Vec<File>) -> std::io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let kind = entry.file_type()?;
        let name = entry.file_name().to_string_lossy().into_owned();
        let is_kept = prefix.is_empty() && name == KEPT_AT_THE_ROOT;
        if kind.is_dir() && !is_kept && !NOT_OURS.contains(&name.as_str()) {
            collect(&entry.path(), &format!("{prefix}{name}/"), found)?;
        } else if kind.is_file()
            && let Ok(text) = fs::read_to_string(entry.path())
        {
            found.push(File { path: format!("{prefix}{name}"), text });
        }
    }
    Ok(())
}
