//! `make fuzz`: random cases against the price engine, against calendars of others and against what stands in an address, a million of each.

use crate::process::{Outcome, cargo, run_to_end};
use crate::step::Steps;

const CASES: &str = "1000000";
/// How the names of these tests begin.
const PREFIX: &str = "fuzz_";

pub(crate) fn run(args: &[String]) -> Outcome {
    let cases = args.first().map_or(CASES, String::as_str);
    let mut steps = Steps::new();
    let mut add = |name: &'static str, package: &'static [&'static str]| {
        let cases = cases.to_owned();
        steps.add(name, move || {
            let mut test = cargo(["test", "--lib"]);
            run_to_end(test.args(package).args(["--", PREFIX]).env("PROPTEST_CASES", &cases))
        });
    };
    add("price engine", &["--release", "--package", "domain"]);
    add("calendars", &["--release", "--package", "ical"]);
    // Quick enough as it is, and long to build for speed.
    add("addresses", &["--package", "api"]);
    steps.run().map(drop)
}
