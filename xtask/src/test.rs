//! `make test`: every check and every test, on both databases and in a real browser. CI runs exactly this.

use std::path::PathBuf;

use crate::postgres::{Source, URL_VARIABLE};
use crate::process::{Outcome, cargo, command, root, run_to_end, target};
use crate::step::Steps;
use crate::web::{self, npm};
use crate::{openapi, tools};

pub(crate) fn run(_: &[String]) -> Outcome {
    web::require_node()?;
    let mut steps = Steps::new();
    steps.add("tools", tools::install_missing);
    steps.add("rust format", rust_format);
    steps.add("npm packages", web::install);
    steps.add("web types and lints", web_check);
    steps.add("web pages", web::build);
    steps.add("clippy", clippy_with_pages);
    if let Some(deny) = tools::deny() {
        // Advisories are left out: they need the network and change without a change of ours.
        steps.add("licences and sources", move || {
            run_to_end(&mut command(&deny, ["--workspace", "check", "bans", "licenses", "sources"]))
        });
    } else {
        steps.skip("licences and sources", "cargo install --locked cargo-deny");
    }
    steps.add("web tests", web_tests);
    // With the same targets as the tests, so that nothing is compiled twice.
    steps.add("rust build", || run_to_end(&mut cargo(["build", "--workspace", "--all-targets"])));
    steps.add("api contract", || openapi::verify(&debug_binary()));
    steps.add("rust tests", || rust_tests(Some(&tools::postgres()?)));
    steps.add("judges", judges);
    steps.add("faults, in short", || faults(&tools::postgres()?));
    steps.add("browser tests", browser_tests);
    steps.run_with_table()
}

pub(crate) fn rust_format() -> Outcome {
    run_to_end(&mut cargo(["fmt", "--all", "--check"]))
        .map_err(|reason| format!("{reason}; `make fmt` mends it"))
}

/// Of everything at once: another choice of packages would compile most of what the house is built from a second time.
pub(crate) fn clippy() -> Outcome {
    clippy_with([])
}

/// The same with the pages in the binary, which must have been built.
fn clippy_with_pages() -> Outcome {
    clippy_with(["--features", "casita/embed-web"])
}

fn clippy_with<const N: usize>(features: [&str; N]) -> Outcome {
    let mut clippy = cargo(["clippy", "--workspace", "--all-targets"]);
    run_to_end(clippy.args(features).args(["--", "--deny", "warnings"]))
}

/// On both databases, or on the embedded one alone where there is no server.
pub(crate) fn rust_tests(postgres: Option<&Source>) -> Outcome {
    let server = postgres.map(Source::start).transpose()?;
    let mut tests = command(tools::nextest()?, ["nextest", "run", "--workspace"]);
    if let Some(server) = &server {
        tests.env(URL_VARIABLE, &server.url);
    }
    run_to_end(&mut tests)
}

pub(crate) fn web_check() -> Outcome {
    run_to_end(&mut npm(["run", "check"]))
}

pub(crate) fn web_tests() -> Outcome {
    run_to_end(&mut npm(["test"]))
}

/// Our payment clients and letters against code of others, which is installed beside cargo's results.
fn judges() -> Outcome {
    let mut judges = command(root().join("tools/judges/run"), []);
    judges.env("CASITA_JUDGES_DIR", target().join("judges"));
    run_to_end(judges.env("CASITA_BIN", debug_binary()).env("CHROMIUM", tools::chromium()?))
}

/// A few lives of the program; `make faults` has hundreds. Both kinds beside each other: most of the time they wait for what dead
/// nodes had begun.
fn faults(postgres: &Source) -> Outcome {
    let server = postgres.start()?;
    let prove = |args: &[&str]| {
        let mut faults = command(target().join("debug/faults"), []);
        faults.args(["--attempts", "200", "--kills", "8", "--minutes", "3"]).args(args);
        run_to_end(faults.env("CASITA_BIN", debug_binary()).env(URL_VARIABLE, &server.url))
    };
    std::thread::scope(|scope| {
        let messages = scope.spawn(|| prove(&["--work", "messages", "--engine", "sqlite"]));
        let bookings = prove(&[]);
        messages.join().map_err(|_| "the proof of messages broke off".to_owned())?.and(bookings)
    })
}

fn browser_tests() -> Outcome {
    let mut tests = npm(["exec", "--", "playwright", "test"]);
    run_to_end(tests.env("CASITA_BIN", debug_binary()).env("CHROMIUM", tools::chromium()?))
}

fn debug_binary() -> PathBuf {
    target().join("debug/casita")
}
