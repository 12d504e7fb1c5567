//! `make fmt`: Rust and web sources in the house style.

use crate::process::{Outcome, cargo, run_to_end};
use crate::step::Steps;
use crate::web::{self, npm};

pub(crate) fn run(_: &[String]) -> Outcome {
    let mut steps = Steps::new();
    steps.add("rust", || run_to_end(&mut cargo(["fmt", "--all"])));
    steps.add("npm packages", web::install);
    steps.add("web", || run_to_end(&mut npm(["run", "format"])));
    steps.run().map(drop)
}
