//! `make build`: the release binary with the web app embedded, to be copied to a server.

use std::path::PathBuf;

use crate::checkout::target;
use crate::process::{Outcome, cargo, run_to_end};
use crate::step::Steps;
use crate::web::{self, Pages};

pub(crate) fn run(_: &[String]) -> Outcome {
    web::require_node()?;
    let mut steps = Steps::default();
    add_build(&mut steps);
    steps.run()?;
    println!("\n{}", release_binary().display());
    Ok(())
}

/// The web app is embedded in the binary, so it is built first.
pub(crate) fn add_build(steps: &mut Steps) {
    web::add_pages(steps, "build", Pages::Compressed);
    steps.add("build", "server", |log| {
        let mut build = cargo(["build", "--release", "--package", "casita", "--features", "release"]);
        run_to_end(&mut build, log)
    });
}

pub(crate) fn release_binary() -> PathBuf {
    target().join("release/casita")
}
