//! `make check`: the part of `make test` that is fast enough to run after every change; `make check ROOM=domain` checks one
//! crate. It installs neither npm packages nor a database, and reports what it skips.

use crate::postgres::Source;
use crate::process::Outcome;
use crate::rust::{self, Room};
use crate::step::Steps;
use crate::{test, tools, web};

pub(crate) fn run(args: &[String]) -> Outcome {
    tools::rust_components()?;
    tools::nextest()?;
    let postgres = Source::find();
    let room = args.first().map_or(Room::All, |name| Room::One(name));

    let mut steps = Steps::default();
    steps.add("rust", "rust format", rust::format);
    steps.add("rust", "rust build and lints", move |log| rust::build(room, log));
    if postgres.is_none() {
        steps.skip("rust tests on PostgreSQL", "no PostgreSQL on this machine");
    }
    steps.add("rust", "rust tests", |log| rust::tests(room, postgres.as_ref(), log)).telling(6);
    match room {
        Room::One(_) => {}
        Room::All if web::has_packages() => {
            steps.add("web", "web types and lints", test::web_check);
            steps.add("web", "web tests", test::web_tests).telling(8);
        }
        Room::All => steps.skip("web", "no packages yet: make test"),
    }
    steps.run_with_table()
}
