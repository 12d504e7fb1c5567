//! `make run`: from a fresh clone to the demo in a browser, with Rust, Node and make only.

use std::os::unix::process::CommandExt;
use std::process::Stdio;

use crate::checkout::target;
use crate::process::{Outcome, cargo, command, run_to_end};
use crate::step::Steps;
use crate::web::{self, Pages};

/// Builds what changed, pages and server side by side, then becomes the server: Ctrl-C, the exit status and the terminal are its own.
///
/// The development build: it is there in a third of the time, and the demo does not need the difference.
pub(crate) fn run(args: &[String]) -> Outcome {
    web::require_node()?;
    let mut steps = Steps::default();
    web::add_pages(&mut steps, "pages", Pages::Plain);
    steps.add("server", "server", |log| {
        // Whoever tries Casita builds it once: what would make a second build quicker is not kept.
        let mut build = cargo(["build", "--package", "casita"]);
        run_to_end(build.env("CARGO_INCREMENTAL", "0"), log)
    });
    steps.run()?;

    let extra = args.strip_prefix(&["--".to_owned()]).unwrap_or(args);
    let mut server = command(target().join("debug/casita"), ["serve", "--demo", "--log", "warn"]);
    Err(format!("the server could not be started: {}", server.args(extra).stdin(Stdio::inherit()).exec()))
}
