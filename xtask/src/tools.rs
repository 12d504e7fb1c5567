//! The programs that checks and tests need besides Rust and Node: found, installed if possible, or requested in one line.

use std::path::{Path, PathBuf};

use crate::checkout::target;
use crate::postgres;
use crate::process::{Outcome, cargo, command, find_program, run_shown, works};
use crate::user::is_root;

/// Read by Debian's server packages: without it they would create and start a cluster for the whole machine.
const NO_MAIN_CLUSTER: (&str, &str) =
    ("/etc/postgresql-common/createcluster.d/casita-test.conf", "create_main_cluster = false\n");

/// Everything that `make test` needs, checked first so that a missing program is reported at once.
pub(crate) fn install_missing() -> Outcome {
    rust_components()?;
    postgres()?;
    chromium()?;
    nextest().map(drop)
}

/// rustfmt and clippy, which a minimal toolchain lacks.
pub(crate) fn rust_components() -> Outcome {
    if ["fmt", "clippy"].into_iter().all(|component| works(&mut cargo([component, "--version"]))) {
        return Ok(());
    }
    run_shown(&mut command("rustup", ["component", "add", "rustfmt", "clippy"]))
        .map_err(|_| "rustfmt and clippy are needed beside cargo".to_owned())
}

/// The test runner: the developer's, or one built here.
///
/// Built without optimization and extras: that takes a third of the time and runs tests just as well.
pub(crate) fn nextest() -> Outcome<PathBuf> {
    match find_program("cargo-nextest").or_else(|| built("cargo-nextest")) {
        Some(found) => Ok(found),
        None => build("cargo-nextest", &["--no-default-features"]),
    }
}

/// Folder of the tools built here: in the user's cache, shared by all checkouts.
fn tools_folder() -> PathBuf {
    let home = || std::env::home_dir().map(|home| home.join(".cache"));
    let cache = std::env::var_os("XDG_CACHE_HOME").map(PathBuf::from).or_else(home);
    cache.map_or_else(|| target().join("tools"), |cache| cache.join("casita-tools"))
}

fn built(name: &str) -> Option<PathBuf> {
    Some(tools_folder().join("bin").join(name)).filter(|tool| tool.is_file())
}

fn build(name: &str, options: &[&str]) -> Outcome<PathBuf> {
    println!("    {name} is missing: building one");
    let mut install = cargo(["install", "--locked", "--debug", name, "--root"]);
    run_shown(install.arg(tools_folder()).args(options).env("CARGO_PROFILE_DEV_DEBUG", "0"))?;
    Ok(tools_folder().join("bin").join(name))
}

/// Programs that inject system call errors and shift the clock in the fault test. If they cannot be installed, the test reports
/// what it skips.
pub(crate) fn fault_tools() {
    let clock = std::fs::read_dir("/usr/lib").into_iter().flatten().flatten();
    let has_clock = clock.map(|entry| entry.path().join("faketime")).any(|folder| folder.is_dir());
    for (package, is_there) in [("strace", find_program("strace").is_some()), ("libfaketime", has_clock)] {
        if !is_there && has_apt() && install_package(package, package).is_err() {
            println!("    {package} could not be installed");
        }
    }
}

/// The browser of the Playwright tests: `CHROMIUM`, or the system's. The headless one takes two thirds of the time for the same
/// tests.
pub(crate) fn chromium() -> Outcome<PathBuf> {
    if let Some(given) = std::env::var_os("CHROMIUM") {
        return Ok(given.into());
    }
    let without_windows = "chromium-headless-shell";
    let find = || {
        [without_windows, "chromium", "chromium-browser", "google-chrome"].into_iter().find_map(find_program)
    };
    if find_program(without_windows).is_none() {
        let installed = install_package(without_windows, "Chromium (or CHROMIUM=/path/to/it)");
        if find().is_none() {
            installed?;
        }
    }
    find().ok_or_else(|| "Chromium was installed but is not in the PATH".to_owned())
}

pub(crate) fn postgres() -> Outcome<postgres::Source> {
    if let Some(source) = postgres::Source::find() {
        return Ok(source);
    }
    without_main_cluster(|| {
        install_package("postgresql", "PostgreSQL (or CASITA_TEST_POSTGRES=postgres://…)")
    })?;
    postgres::Source::find()
        .ok_or_else(|| "PostgreSQL was installed but its programs were not found".to_owned())
}

/// Whether Debian packages can be installed.
fn has_apt() -> bool {
    is_root() && Path::new("/etc/debian_version").exists()
}

fn install_package(package: &str, wanted: &str) -> Outcome {
    if !has_apt() {
        return Err(format!("{wanted} is needed; on Debian: sudo apt-get install {package}"));
    }
    println!("    {package} is missing: installing Debian's package");
    run_shown(&mut command("apt-get", ["update", "--quiet"]))?;
    run_shown(
        command("apt-get", ["install", "--yes", "--quiet", "--no-install-recommends", package])
            .env("DEBIAN_FRONTEND", "noninteractive"),
    )
}

fn without_main_cluster(install: impl FnOnce() -> Outcome) -> Outcome {
    if !has_apt() {
        return install();
    }
    let (path, setting) = NO_MAIN_CLUSTER;
    let written = Path::new(path).parent().map_or(Ok(()), std::fs::create_dir_all);
    written.and_then(|()| std::fs::write(path, setting)).map_err(|error| format!("{path}: {error}"))?;
    let installed = install();
    std::fs::remove_file(path).map_err(|error| format!("{path}: {error}"))?;
    installed
}
