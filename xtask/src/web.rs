//! The web's steps. Packages and pages carry a stamp, the hash of what they were made from, so that nothing is
//! made twice.

use std::fs;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::process::{Outcome, command, output, root, run_to_end, target};
use crate::step::Steps;

/// What Vite needs; web/package.json says the same to npm.
const OLDEST_NODE: (u32, u32) = (20, 19);

/// Folders of web/ that the pages are not made from.
const NOT_SOURCES: &[&str] = &["node_modules", "dist", "e2e", "test-results", "playwright-report"];

pub(crate) fn npm<const N: usize>(args: [&str; N]) -> Command {
    let mut npm = command("npm", args);
    npm.current_dir(folder());
    npm
}

pub(crate) fn folder() -> PathBuf {
    root().join("web")
}

pub(crate) fn has_packages() -> bool {
    folder().join("node_modules").is_dir()
}

/// Node itself cannot be installed without root, so its absence is said before anything is built.
pub(crate) fn require_node() -> Outcome {
    let (major, minor) = OLDEST_NODE;
    let wanted = format!("Node.js {major}.{minor} or newer with npm is needed (https://nodejs.org)");
    let found = output(&mut command("node", ["--version"])).map_err(|_| wanted.clone())?;
    if parse_version(&found).is_none_or(|version| version < OLDEST_NODE) {
        return Err(format!("{wanted}; this is {}", found.trim()));
    }
    output(&mut command("npm", ["--version"])).map(drop).map_err(|_| wanted)
}

/// The steps to pages that are up to date.
pub(crate) fn add_pages(steps: &mut Steps) {
    steps.add("npm packages", install);
    steps.add("web pages", build);
}

/// `npm ci`, when the lock file or Node changed since the last time.
pub(crate) fn install() -> Outcome {
    let sources = ["package-lock.json", "package.json", ".npmrc"].map(|name| folder().join(name));
    let node = output(&mut command("node", ["--version"]))?;
    unless_stamped(&folder().join("node_modules/.casita-stamp"), &(hash(&sources)?, node), || {
        run_to_end(&mut npm(["ci", "--no-audit", "--no-fund"]))
    })
}

/// `npm run build`, when a source changed since the last time.
pub(crate) fn build() -> Outcome {
    let mut sources = Vec::new();
    collect_sources(&folder(), &mut sources).map_err(|error| format!("web/: {error}"))?;
    sources.sort();
    let stamp = target().join("xtask/web-stamp");
    if !folder().join("dist").is_dir() {
        let _ = fs::remove_file(&stamp);
    }
    unless_stamped(&stamp, &hash(&sources)?, || run_to_end(&mut npm(["run", "build"])))
}

fn unless_stamped(stamp: &Path, sources: &impl Hash, work: impl FnOnce() -> Outcome) -> Outcome {
    let mut hasher = DefaultHasher::new();
    sources.hash(&mut hasher);
    let current = format!("{:016x}", hasher.finish());
    if fs::read_to_string(stamp).is_ok_and(|made_from| made_from == current) {
        println!("    nothing changed");
        return Ok(());
    }
    work()?;
    let folder = stamp.parent().unwrap_or(stamp);
    fs::create_dir_all(folder)
        .and_then(|()| fs::write(stamp, current))
        .map_err(|error| format!("{}: {error}", stamp.display()))
}

fn collect_sources(folder: &Path, found: &mut Vec<PathBuf>) -> std::io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let kind = entry.file_type()?;
        if kind.is_file() {
            found.push(entry.path());
        } else if kind.is_dir() && !NOT_SOURCES.iter().any(|name| entry.file_name() == *name) {
            collect_sources(&entry.path(), found)?;
        }
    }
    Ok(())
}

fn hash(files: &[PathBuf]) -> Outcome<u64> {
    let mut hasher = DefaultHasher::new();
    for file in files {
        let content = fs::read(file).map_err(|error| format!("{}: {error}", file.display()))?;
        (file, content).hash(&mut hasher);
    }
    Ok(hasher.finish())
}

fn parse_version(printed: &str) -> Option<(u32, u32)> {
    let mut numbers = printed.trim().strip_prefix('v')?.split('.').map(str::parse);
    Some((numbers.next()?.ok()?, numbers.next()?.ok()?))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn versions_compare_by_number() {
        assert_eq!(parse_version("v20.19.4\n"), Some((20, 19)));
        assert!(parse_version("v20.9.0") < Some(OLDEST_NODE));
        assert!(parse_version("v22.1.0") > Some(OLDEST_NODE));
        assert_eq!(parse_version("nightly"), None);
    }
}
