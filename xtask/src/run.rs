//! `make run`: from a fresh clone to the demo in a browser, with Rust, Node and make only.

use std::os::unix::process::CommandExt;
use std::path::PathBuf;
use std::process::Stdio;

use crate::process::{Outcome, cargo, command, run_to_end, target};
use crate::step::Steps;
use crate::web;

/// Builds what changed, then becomes the server: Ctrl-C, the exit status and the terminal are its own.
pub(crate) fn run(args: &[String]) -> Outcome {
    web::require_node()?;
    let mut steps = Steps::new();
    add_build(&mut steps);
    steps.run()?;

    let extra = args.strip_prefix(&["--".to_owned()]).unwrap_or(args);
    let mut server = command(release_binary(), ["serve", "--demo"]);
    Err(format!("the server could not be started: {}", server.args(extra).stdin(Stdio::inherit()).exec()))
}

/// The release build with the web's pages inside.
pub(crate) fn add_build(steps: &mut Steps) {
    steps.add("npm packages", web::install);
    steps.add("web pages", web::build);
    steps.add("server", || {
        run_to_end(&mut cargo(["build", "--release", "--package", "casita", "--features", "embed-web"]))
    });
}

pub(crate) fn release_binary() -> PathBuf {
    target().join("release/casita")
}
