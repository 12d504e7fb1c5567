//! `make bench`: runs the benchmarks of bench/ against the release build.

use crate::build::{add_build, release_binary};
use crate::process::{Outcome, cargo, run_shown};
use crate::step::Steps;
use crate::web;

pub(crate) fn run(args: &[String]) -> Outcome {
    web::require_node()?;
    let mut steps = Steps::default();
    add_build(&mut steps);
    steps.run()?;
    run_shown(
        cargo(["run", "--release", "--package", "bench", "--"])
            .args(args)
            .env("CASITA_BIN", release_binary()),
    )
}
