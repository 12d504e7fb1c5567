//! `make test`: every check and every test, on both databases and in a real browser. CI runs the same.

use crate::checkout::{root, target};
use crate::log::Log;
use crate::postgres::{Source, URL_VARIABLE};
use crate::process::{Outcome, command, run_to_end};
use crate::rust::{self, Room, program};
use crate::step::Steps;
use crate::web::{self, Packages, Pages, npm};
use crate::{openapi, tools};

pub(crate) fn run(_: &[String]) -> Outcome {
    web::require_node()?;
    tools::install_missing()?;
    plan().run_with_table()
}

/// The web app is checked while the server is built. After that, steps that mostly wait (crashed nodes, third-party servers) run
/// beside the tests, and the browser tests run alone.
fn plan() -> Steps<'static> {
    let mut steps = Steps::default();
    steps.add("rust", "rust format", rust::format).within(15);
    steps.add("rust", "rust build and lints", |log| rust::build(Room::All, log)).within(640);
    steps
        .add("rust", "rust tests", |log| rust::tests(Room::All, Some(&tools::postgres()?), log))
        .within(430)
        .telling(12);
    steps
        .add("rust", "browser tests", browser_tests)
        .after(&["web pages", "web tests", "judges"])
        .within(690)
        .telling(12);

    steps.add("web", "npm packages", |log| web::install(Packages::All, log)).within(90);
    steps.add("web", "web pages", |log| web::build(Pages::Compressed, log)).within(120);
    steps.add("web", "web types and lints", web_check).within(120);
    steps.add("web", "web tests", web_tests).within(240).telling(8);

    steps
        .add("beside", "api contract", |log| openapi::verify(&program("casita"), log))
        .after(&["rust build and lints", "npm packages"])
        .within(20);
    steps.add("beside", "faults, in short", |log| faults(&tools::postgres()?, log)).within(240).telling(12);
    steps
        .add("judges", "judges", judges)
        .after(&["rust build and lints", "web pages"])
        .within(340)
        .telling(12);
    steps
}

pub(crate) fn web_check(log: &Log) -> Outcome {
    run_to_end(&mut npm(["run", "check"]), log)
}

pub(crate) fn web_tests(log: &Log) -> Outcome {
    run_to_end(&mut npm(["test"]), log)
}

/// Tests the payment clients and e-mails against third-party code, which is installed in the target folder.
fn judges(log: &Log) -> Outcome {
    let mut judges = command(root().join("tools/judges/run"), []);
    judges.env("CASITA_JUDGES_DIR", target().join("judges")).env("NEXTEST", tools::nextest()?);
    judges.env("CASITA_BIN", program("casita")).env("CHROMIUM", tools::chromium()?);
    run_to_end(rust::linted(&mut judges), log)
}

/// A short version; `make faults` kills the program hundreds of times. All kinds run in parallel: most of the time they wait for
/// the leases of killed nodes to expire.
fn faults(postgres: &Source, log: &Log) -> Outcome {
    let server = postgres.start()?;
    let prove = |args: &[&str]| {
        let mut faults = command(program("faults"), []);
        faults.args(["--attempts", "80", "--kills", "8", "--minutes", "3"]).args(args);
        run_to_end(faults.env("CASITA_BIN", program("casita")).env(URL_VARIABLE, &server.url), log)
    };
    std::thread::scope(|scope| {
        let others = [&["--work", "messages", "--engine", "sqlite"][..], &["--work", "disk"]];
        let others = others.map(|args| scope.spawn(move || prove(args)));
        let bookings = prove(&[]);
        let broken = |_| Err("a fault test panicked".to_owned());
        others.into_iter().map(|proof| proof.join().unwrap_or_else(broken)).fold(bookings, Outcome::and)
    })
}

fn browser_tests(log: &Log) -> Outcome {
    let mut tests = npm(["exec", "--", "playwright", "test"]);
    run_to_end(tests.env("CASITA_BIN", program("casita")).env("CHROMIUM", tools::chromium()?), log)
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    #[test]
    fn all_of_it_fits_into_thirty_minutes() {
        assert!(plan().longest() <= Duration::from_mins(30), "{:?}", plan().longest());
    }
}
