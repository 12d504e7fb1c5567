//! `make fuzz`: random cases against the price engine and against what stands in an address, a million of each.

use crate::process::{Outcome, cargo, run_to_end};
use crate::step::Steps;

const CASES: &str = "1000000";
/// The crates with tests whose names begin so.
const PREFIX: &str = "fuzz_";

pub(crate) fn run(args: &[String]) -> Outcome {
    let cases = args.first().map_or(CASES, String::as_str);
    let mut steps = Steps::new();
    for package in ["domain", "api"] {
        steps.add("random cases", move || {
            run_to_end(
                cargo(["test", "--release", "--package", package, "--lib", "--", PREFIX, "--nocapture"])
                    .env("PROPTEST_CASES", cases),
            )
        });
    }
    steps.run().map(drop)
}
