//! `make faults`: bookings on the real program while it is killed; afterwards everything must add up.

use crate::build::{add_build, release_binary};
use crate::postgres::URL_VARIABLE;
use crate::process::{Outcome, cargo, run_to_end};
use crate::step::Steps;
use crate::{tools, web};

/// The release binary, in full.
pub(crate) fn run(args: &[String]) -> Outcome {
    web::require_node()?;
    let mut steps = Steps::new();
    add_build(&mut steps);
    steps.add("faults", || {
        let server = tools::postgres()?.start()?;
        let mut faults = cargo(["run", "--release", "--package", "faults", "--"]);
        faults.args(args).env("CASITA_BIN", release_binary()).env(URL_VARIABLE, &server.url);
        run_to_end(&mut faults)
    });
    steps.run().map(drop)
}
