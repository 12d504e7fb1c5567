//! The server's checks. Clippy drives the same build that the tests use, so nothing is compiled twice.

use std::path::PathBuf;
use std::process::Command;

use crate::checkout::{root, target};
use crate::log::Log;
use crate::postgres::{Server, Source, URL_VARIABLE};
use crate::process::{Outcome, cargo, command, run_to_end};
use crate::tools;

/// In the format in which Clippy's driver parses its arguments.
const DENY_WARNINGS: &str = "-D__CLIPPY_HACKERY__warnings__CLIPPY_HACKERY__";

/// All crates, or one of them.
#[derive(Clone, Copy)]
pub(crate) enum Room<'a> {
    All,
    One(&'a str),
}

pub(crate) fn format(log: &Log) -> Outcome {
    run_to_end(&mut cargo(["fmt", "--all", "--check"]), log)
        .map_err(|reason| format!("{reason}; `make fmt` fixes it"))
}

/// Builds and lints programs and tests, with all release features.
pub(crate) fn build(room: Room<'_>, log: &Log) -> Outcome {
    // The folder must exist; its files are read at run time.
    std::fs::create_dir_all(root().join("web/dist")).map_err(|error| format!("web/dist: {error}"))?;
    run_to_end(linted(chosen(cargo(["build"]), room).arg("--all-targets")), log)
}

/// On both databases, or on SQLite only if there is no PostgreSQL server.
pub(crate) fn tests(room: Room<'_>, postgres: Option<&Source>, log: &Log) -> Outcome {
    let server = postgres.map(Source::start).transpose()?;
    run_to_end(&mut nextest(room, server.as_ref())?, log)
}

pub(crate) fn nextest(room: Room<'_>, server: Option<&Server>) -> Outcome<Command> {
    let mut tests = chosen(command(tools::nextest()?, ["nextest", "run"]), room);
    if let Some(server) = server {
        tests.env(URL_VARIABLE, &server.url);
    }
    linted(&mut tests);
    Ok(tests)
}

pub(crate) fn program(name: &str) -> PathBuf {
    target().join("debug").join(name)
}

fn chosen(mut command: Command, room: Room<'_>) -> Command {
    match room {
        Room::All => command.args(["--workspace", "--features", "casita/release"]),
        Room::One(name) => command.args(["--package", name]),
    };
    command
}

/// The same wrapper for every command: another one would cause another build.
pub(crate) fn linted(command: &mut Command) -> &mut Command {
    command.env("RUSTC_WORKSPACE_WRAPPER", "clippy-driver").env("CLIPPY_ARGS", DENY_WARNINGS)
}
