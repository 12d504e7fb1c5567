//! `make build`: the release binary with the web's pages inside, to be copied to a server.

use std::path::PathBuf;

use crate::process::{Outcome, cargo, run_to_end, target};
use crate::step::Steps;
use crate::web;

pub(crate) fn run(_: &[String]) -> Outcome {
    web::require_node()?;
    let mut steps = Steps::new();
    add_build(&mut steps);
    steps.run()?;
    println!("\n{}", release_binary().display());
    Ok(())
}

pub(crate) fn add_build(steps: &mut Steps) {
    web::add_pages(steps);
    steps.add("server", || {
        run_to_end(&mut cargo(["build", "--release", "--package", "casita", "--features", "embed-web"]))
    });
}

pub(crate) fn release_binary() -> PathBuf {
    target().join("release/casita")
}
