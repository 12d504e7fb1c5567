//! `make faults`: bookings and messages on the real program while it is killed; afterwards everything must add up.

use crate::build::{add_build, release_binary};
use crate::postgres::URL_VARIABLE;
use crate::process::{Outcome, cargo, run_shown};
use crate::step::Steps;
use crate::{tools, web};

/// What goes out is counted apart: a database that crashes would make several nodes say things again at once.
const MESSAGES: [&str; 4] = ["--work", "messages", "--attempts", "10000"];
const DISK: [&str; 4] = ["--work", "disk", "--attempts", "10000"];
const MACHINE: [&str; 4] = ["--work", "machine", "--attempts", "10000"];

/// The release binary, in full, or as somebody wants it.
pub(crate) fn run(args: &[String]) -> Outcome {
    web::require_node()?;
    let mut steps = Steps::default();
    add_build(&mut steps);
    steps.run()?;
    tools::fault_tools();
    let server = tools::postgres()?.start()?;
    let prove = |args: &mut dyn Iterator<Item = &str>| {
        let mut faults = cargo(["run", "--release", "--package", "faults", "--"]);
        run_shown(faults.args(args).env("CASITA_BIN", release_binary()).env(URL_VARIABLE, &server.url))
    };
    prove(&mut args.iter().map(String::as_str))?;
    if args.is_empty() {
        prove(&mut MESSAGES.into_iter())?;
        prove(&mut DISK.into_iter())?;
        prove(&mut MACHINE.into_iter())?;
    }
    Ok(())
}
