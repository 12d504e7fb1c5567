//! `make fuzz`: random cases against the price engine, against calendars of others and against what stands in an address, a million of each.

use crate::process::{Outcome, cargo, run_shown};

const CASES: &str = "1000000";
/// How the names of these tests begin.
const PREFIX: &str = "fuzz_";

pub(crate) fn run(args: &[String]) -> Outcome {
    let cases = args.first().map_or(CASES, String::as_str);
    let try_out = |package: &[&str]| {
        let mut test = cargo(["test", "--lib"]);
        run_shown(test.args(package).args(["--", PREFIX]).env("PROPTEST_CASES", cases))
    };
    try_out(&["--release", "--package", "domain"])?;
    try_out(&["--release", "--package", "ical"])?;
    // Quick enough as it is, and long to build for speed.
    try_out(&["--package", "api"])
}
