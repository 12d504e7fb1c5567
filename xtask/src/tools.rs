//! The programs that checks and tests need beside Rust and Node: found, installed where we can, or asked for
//! in one line.

use std::os::unix::fs::MetadataExt;
use std::path::{Path, PathBuf};

use crate::postgres;
use crate::process::{Outcome, cargo, command, find_program, run_to_end, target, works};

/// Read by Debian's server packages: without it they would make and start a cluster for the whole machine.
const NO_MAIN_CLUSTER: (&str, &str) =
    ("/etc/postgresql-common/createcluster.d/casita-test.conf", "create_main_cluster = false\n");

/// Everything that `make test` needs, so that what is missing is said before anything else takes time.
pub(crate) fn install_missing() -> Outcome {
    rust_components()?;
    postgres()?;
    chromium()?;
    nextest().map(drop)
}

/// rustfmt and clippy: a minimal toolchain comes without.
pub(crate) fn rust_components() -> Outcome {
    if ["fmt", "clippy"].into_iter().all(|component| works(&mut cargo([component, "--version"]))) {
        return Ok(());
    }
    run_to_end(&mut command("rustup", ["component", "add", "rustfmt", "clippy"]))
        .map_err(|_| "rustfmt and clippy are needed beside cargo".to_owned())
}

/// The test runner: the developer's, or one of our own beside the other results of cargo.
///
/// Ours is built without optimisation and extras: that takes a third of the time and runs tests just as well.
pub(crate) fn nextest() -> Outcome<PathBuf> {
    let folder = target().join("tools");
    let ours = folder.join("bin/cargo-nextest");
    if let Some(found) = find_program("cargo-nextest").or_else(|| ours.is_file().then(|| ours.clone())) {
        return Ok(found);
    }
    println!("    cargo-nextest is missing: building one for this checkout");
    run_to_end(
        cargo(["install", "--locked", "--debug", "--no-default-features", "cargo-nextest", "--root"])
            .arg(folder)
            .env("CARGO_PROFILE_DEV_DEBUG", "0"),
    )?;
    Ok(ours)
}

/// Checks licences and sources. It takes minutes to build, so only CI builds one when it is missing.
pub(crate) fn deny() -> Option<PathBuf> {
    let folder = target().join("tools");
    let ours = folder.join("bin/cargo-deny");
    let found = find_program("cargo-deny").or_else(|| ours.is_file().then(|| ours.clone()));
    if found.is_some() || std::env::var_os("CI").is_none() {
        return found;
    }
    let built = run_to_end(
        cargo(["install", "--locked", "--debug", "cargo-deny", "--root"])
            .arg(folder)
            .env("CARGO_PROFILE_DEV_DEBUG", "0"),
    );
    built.ok().map(|()| ours)
}

/// The browser of the Playwright tests: `CHROMIUM`, or the system's.
pub(crate) fn chromium() -> Outcome<PathBuf> {
    if let Some(given) = std::env::var_os("CHROMIUM") {
        return Ok(given.into());
    }
    let find = || ["chromium", "chromium-browser", "google-chrome"].into_iter().find_map(find_program);
    if find().is_none() {
        install_package("chromium", "Chromium (or CHROMIUM=/path/to/it)")?;
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

pub(crate) fn is_root() -> bool {
    std::fs::metadata("/proc/self").is_ok_and(|process| process.uid() == 0)
}

/// Whether we may install Debian's packages.
fn has_apt() -> bool {
    is_root() && Path::new("/etc/debian_version").exists()
}

fn install_package(package: &str, wanted: &str) -> Outcome {
    if !has_apt() {
        return Err(format!("{wanted} is needed; on Debian: sudo apt-get install {package}"));
    }
    println!("    {package} is missing: installing Debian's package");
    run_to_end(&mut command("apt-get", ["update", "--quiet"]))?;
    run_to_end(
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
