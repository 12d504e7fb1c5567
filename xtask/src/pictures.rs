//! `make pictures`: renders demo/pictures.

use crate::process::{Outcome, cargo, run_shown};

pub(crate) fn run(args: &[String]) -> Outcome {
    run_shown(cargo(["run", "--quiet", "--manifest-path", "demo/scenery/Cargo.toml", "--"]).args(args))
}
