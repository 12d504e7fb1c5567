//! The project's own commands, called by `make X` or `cargo xtask X`.
//!
//! Each command is a list of steps that call cargo, npm and others; it does not depend on the app's code.

#![allow(clippy::print_stdout, reason = "a terminal program: printing is its job")]

mod bench;
mod build;
mod check;
mod checkout;
mod faults;
mod fmt;
mod fuzz;
mod log;
mod openapi;
mod pictures;
mod postgres;
mod process;
mod races;
mod run;
mod rust;
mod step;
mod test;
mod tools;
mod user;
mod web;

use std::process::ExitCode;

use process::Outcome;

struct Command {
    name: &'static str,
    about: &'static str,
    run: fn(&[String]) -> Outcome,
}

const COMMANDS: &[Command] = &[
    Command {
        name: "run",
        about: "build everything and serve the demo (LISTEN=127.0.0.1:9000)",
        run: run::run,
    },
    Command { name: "test", about: "every check and test: both databases, web, browser", run: test::run },
    Command {
        name: "check",
        about: "the fast part of `make test`, to run after every change",
        run: check::run,
    },
    Command { name: "build", about: "the release binary with the web app embedded", run: build::run },
    Command { name: "bench", about: "load and growth benchmarks of the release build", run: bench::run },
    Command {
        name: "faults",
        about: "bookings and messages while the program is killed, on both databases",
        run: faults::run,
    },
    Command {
        name: "fuzz",
        about: "random cases against prices, calendars, addresses and lists (ARGS=1000)",
        run: fuzz::run,
    },
    Command {
        name: "races",
        about: "all operations on a stay or a sign-in, pairwise at the same moment (ARGS=20)",
        run: races::run,
    },
    Command {
        name: "openapi",
        about: "rewrite openapi.json and the web's types from the server",
        run: openapi::run,
    },
    Command {
        name: "pictures",
        about: "render the demo's pictures again, or add some (ARGS=coast-terrace-3)",
        run: pictures::run,
    },
    Command { name: "fmt", about: "format Rust and web sources", run: fmt::run },
];

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let name = args.first().map_or("help", String::as_str);
    if name == "help" {
        print_commands();
        return ExitCode::SUCCESS;
    }
    let Some(command) = COMMANDS.iter().find(|command| command.name == name) else {
        eprintln!("There is no command `{name}`; `make help` lists them.");
        return ExitCode::FAILURE;
    };
    match (command.run)(&args[1..]) {
        Ok(()) => ExitCode::SUCCESS,
        Err(reason) => {
            eprintln!("\n{name}: {reason}");
            ExitCode::FAILURE
        }
    }
}

fn print_commands() {
    println!("Casita\n");
    for Command { name, about, .. } in COMMANDS {
        println!("  make {name:<9} {about}");
    }
}
