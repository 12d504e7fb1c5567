//! `make faults`: makes bookings and sends messages while the program is killed repeatedly; afterwards all data must be
//! consistent.

use crate::build::{add_build, release_binary};
use crate::postgres::URL_VARIABLE;
use crate::process::{Outcome, cargo, run_shown};
use crate::step::Steps;
use crate::{tools, web};

/// Messages are tested separately: a crash of the database would make several nodes send them again at once.
const MESSAGES: [&str; 4] = ["--work", "messages", "--attempts", "10000"];
const DISK: [&str; 4] = ["--work", "disk", "--attempts", "10000"];
const MACHINE: [&str; 4] = ["--work", "machine", "--attempts", "10000"];

/// All tests with the release binary, or those that the arguments select.
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
