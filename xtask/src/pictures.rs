//! `make pictures`: demo/pictures anew, by the program that draws them.

use crate::process::{Outcome, cargo, run_shown};

pub(crate) fn run(args: &[String]) -> Outcome {
    run_shown(cargo(["run", "--quiet", "--manifest-path", "demo/scenery/Cargo.toml", "--"]).args(args))
}
