//! `make fmt`: formats Rust and web sources.

use crate::process::{Outcome, cargo, run_to_end};
use crate::step::Steps;
use crate::web::{self, Packages, npm};

pub(crate) fn run(_: &[String]) -> Outcome {
    let mut steps = Steps::default();
    steps.add("rust", "rust", |log| run_to_end(&mut cargo(["fmt", "--all"]), log));
    steps.add("web", "npm packages", |log| web::install(Packages::All, log));
    steps.add("web", "web", |log| run_to_end(&mut npm(["run", "format"]), log));
    steps.run()
}
