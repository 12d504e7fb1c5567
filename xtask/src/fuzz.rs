//! `make fuzz`: random cases against the price engine, iCal feeds and URL parsing, a million of each; and against lists of the
//! account area on a database, which take a thousand times as long, a hundred thousand.

use crate::process::{Outcome, cargo, run_shown};

const CASES: &str = "1000000";
const CASES_OF_LISTS: &str = "100000";
/// Name prefix of these tests.
const PREFIX: &str = "fuzz_";

pub(crate) fn run(args: &[String]) -> Outcome {
    let asked = args.first().map(String::as_str);
    let try_out = |tests: &[&str], cases: &str| {
        let mut test = cargo(["test"]);
        run_shown(test.args(tests).args(["--", PREFIX]).env("PROPTEST_CASES", cases))
    };
    let cases = asked.unwrap_or(CASES);
    try_out(&["--lib", "--release", "--package", "domain"], cases)?;
    try_out(&["--lib", "--release", "--package", "ical"], cases)?;
    // Fast enough without optimization, which takes long to build.
    try_out(&["--lib", "--package", "api"], cases)?;
    try_out(&["--test", "api", "--package", "api"], asked.unwrap_or(CASES_OF_LISTS))
}
