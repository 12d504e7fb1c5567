//! `make races`: all operations on a stay or a sign-in, pairwise at the same moment, two hundred times on both databases.

use crate::process::{Outcome, run_shown};
use crate::rust::{self, Room};
use crate::tools;

const ROUNDS: &str = "200";

pub(crate) fn run(args: &[String]) -> Outcome {
    let rounds = args.first().map_or(ROUNDS, String::as_str);
    let server = tools::postgres()?.start()?;
    let mut races = rust::nextest(Room::All, Some(&server))?;
    races.args(["--profile", "races", "-E", "test(races::)"]).env("CASITA_RACES", rounds);
    run_shown(&mut races)
}
