//! `make check`: the part of `make test` that is fast enough to run after every change. It installs nothing
//! for the web and no database, and says what it left out.

use crate::postgres::Source;
use crate::process::Outcome;
use crate::step::Steps;
use crate::{test, tools, web};

pub(crate) fn run(_: &[String]) -> Outcome {
    tools::rust_components()?;
    tools::nextest()?;
    let postgres = Source::find();

    let mut steps = Steps::new();
    steps.add("rust format", test::rust_format);
    if web::has_packages() {
        steps.add("web types and lints", test::web_check);
        steps.add("web tests", test::web_tests);
    } else {
        steps.skip("web", "no packages yet: make run");
    }
    steps.add("clippy", test::clippy);
    if postgres.is_none() {
        steps.skip("rust tests on PostgreSQL", "no PostgreSQL on this machine");
    }
    steps.add("rust tests", || test::rust_tests(postgres.as_ref()));
    steps.run_with_table()
}
