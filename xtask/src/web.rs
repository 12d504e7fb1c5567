//! Steps for the web app. Packages and build output carry a stamp, a hash of their sources, so that nothing is built twice.

use std::fs;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::checkout::{root, target};
use crate::log::Log;
use crate::process::{Outcome, command, output, run_to_end};
use crate::step::Steps;

/// Required by Vite; web/package.json has the same version for npm.
const OLDEST_NODE: (u32, u32) = (20, 19);

/// Folders of web/ that are not sources of the build.
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

/// Node cannot be installed without root, so it is checked before anything is built.
pub(crate) fn require_node() -> Outcome {
    let (major, minor) = OLDEST_NODE;
    let wanted = format!("Node.js {major}.{minor} or newer with npm is needed (https://nodejs.org)");
    let found = output(&mut command("node", ["--version"])).map_err(|_| wanted.clone())?;
    if parse_version(&found).is_none_or(|version| version < OLDEST_NODE) {
        return Err(format!("{wanted}; this is {}", found.trim()));
    }
    output(&mut command("npm", ["--version"])).map(drop).map_err(|_| wanted)
}

/// Which npm packages: those for the build only, or also those for checks and tests.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) enum Packages {
    OfPages,
    All,
}

/// Plain: for the local demo, with the bundler's default chunks and no compressed files.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) enum Pages {
    Plain,
    Compressed,
}

/// Adds the steps for an up-to-date build.
pub(crate) fn add_pages(steps: &mut Steps, lane: &'static str, pages: Pages) {
    steps.add(lane, "npm packages", |log| install(Packages::OfPages, log));
    steps.add(lane, "web pages", move |log| build(pages, log));
}

/// Runs `npm ci` if the lock file or Node changed since the last time. An installation of all packages also serves builds.
pub(crate) fn install(packages: Packages, log: &Log) -> Outcome {
    let sources = ["package-lock.json", "package.json", ".npmrc"].map(|name| folder().join(name));
    let node = output(&mut command("node", ["--version"]))?;
    let stamp = folder().join("node_modules/.casita-stamp");
    let sources = hash(&sources)?;
    let made_from = |packages: Packages| fingerprint(&(sources, &node, packages));
    if packages == Packages::OfPages && is_stamped(&stamp, &made_from(Packages::All)) {
        log.say("nothing changed");
        return Ok(());
    }
    unless_stamped(&stamp, &made_from(packages), log, || {
        let mut install = npm(["ci", "--no-audit", "--no-fund", "--loglevel=error"]);
        if packages == Packages::OfPages {
            install.arg("--omit=dev");
        }
        run_to_end(&mut install, log)
    })
}

/// Builds the web app if a source changed since the last time. A compressed build also serves as a plain one.
pub(crate) fn build(pages: Pages, log: &Log) -> Outcome {
    let mut sources = Vec::new();
    collect_sources(&folder(), &mut sources).map_err(|error| format!("web/: {error}"))?;
    sources.sort();
    let stamp = target().join("xtask/web-stamp");
    if !folder().join("dist/.vite/manifest.json").is_file() {
        let _ = fs::remove_file(&stamp);
    }
    let sources = hash(&sources)?;
    let made_from = |pages: Pages| fingerprint(&(sources, pages));
    if pages == Pages::Plain && is_stamped(&stamp, &made_from(Pages::Compressed)) {
        log.say("nothing changed");
        return Ok(());
    }
    unless_stamped(&stamp, &made_from(pages), log, || {
        let mut build = npm(["run", "build"]);
        match pages {
            Pages::Plain => run_to_end(build.env("CASITA_PAGES", "plain"), log),
            Pages::Compressed => {
                run_to_end(&mut build, log)?;
                run_to_end(&mut npm(["run", "compress"]), log)
            }
        }
    })
}

fn fingerprint(sources: &impl Hash) -> String {
    let mut hasher = DefaultHasher::new();
    sources.hash(&mut hasher);
    format!("{:016x}", hasher.finish())
}

fn is_stamped(stamp: &Path, made_from: &str) -> bool {
    fs::read_to_string(stamp).is_ok_and(|found| found == made_from)
}

fn unless_stamped(stamp: &Path, made_from: &str, log: &Log, work: impl FnOnce() -> Outcome) -> Outcome {
    if is_stamped(stamp, made_from) {
        log.say("nothing changed");
        return Ok(());
    }
    work()?;
    let folder = stamp.parent().unwrap_or(stamp);
    fs::create_dir_all(folder)
        .and_then(|()| fs::write(stamp, made_from))
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
