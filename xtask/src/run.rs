//! `make run`: from a fresh clone to the demo in a browser, with only Rust, Node and make.

use std::os::unix::process::CommandExt;
use std::process::Stdio;

use crate::checkout::target;
use crate::process::{Outcome, cargo, command, run_to_end};
use crate::step::Steps;
use crate::web::{self, Pages};

/// Builds what changed, web app and server in parallel, then becomes the server process: it receives Ctrl-C and sets the exit
/// status.
///
/// Uses the development build: it takes a third of the time, and the demo does not need the optimization.
pub(crate) fn run(args: &[String]) -> Outcome {
    web::require_node()?;
    let mut steps = Steps::default();
    web::add_pages(&mut steps, "pages", Pages::Plain);
    steps.add("server", "server", |log| {
        // Usually built only once: incremental data, which speeds up a second build, is not stored.
        let mut build = cargo(["build", "--package", "casita"]);
        run_to_end(build.env("CARGO_INCREMENTAL", "0"), log)
    });
    steps.run()?;

    let extra = args.strip_prefix(&["--".to_owned()]).unwrap_or(args);
    let mut server = command(target().join("debug/casita"), ["serve", "--demo", "--log", "warn"]);
    Err(format!("the server could not be started: {}", server.args(extra).stdin(Stdio::inherit()).exec()))
}
