//! Runs other programs: their output goes to the step's log or to the terminal, a failure becomes one line.

use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use crate::checkout::root;
use crate::log::Log;

/// The error is one line that says what to do.
pub(crate) type Outcome<T = ()> = Result<T, String>;

pub(crate) fn cargo<const N: usize>(args: [&str; N]) -> Command {
    command(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()), args)
}

/// A program to run in the checkout, without standard input.
///
/// Removes the variables that `cargo run` sets for xtask itself: build scripts that watch them (such as ring's) would run again
/// at each switch between `cargo` and `cargo xtask`.
pub(crate) fn command<const N: usize>(program: impl AsRef<OsStr>, args: [&str; N]) -> Command {
    let mut command = Command::new(program);
    command.args(args).current_dir(root()).stdin(Stdio::null());
    for (name, _) in std::env::vars_os() {
        let text = name.to_string_lossy();
        if text.starts_with("CARGO_PKG_") || text.starts_with("CARGO_MANIFEST_") {
            command.env_remove(name);
        }
    }
    command
}

/// Runs to the end; the output goes to the log.
pub(crate) fn run_to_end(command: &mut Command, log: &Log) -> Outcome {
    run_shown(command.stdout(log.stdio()).stderr(log.stdio()))
}

/// Runs to the end, with the output passed through.
pub(crate) fn run_shown(command: &mut Command) -> Outcome {
    let status = command.status().map_err(|error| cannot_start(command, &error))?;
    if status.success() { Ok(()) } else { Err(format!("`{}` ended with {status}", line(command))) }
}

/// Runs to the end and returns the output.
pub(crate) fn output(command: &mut Command) -> Outcome<String> {
    let output = command.stderr(Stdio::inherit()).output().map_err(|error| cannot_start(command, &error))?;
    if !output.status.success() {
        return Err(format!("`{}` ended with {}", line(command), output.status));
    }
    String::from_utf8(output.stdout).map_err(|_| format!("`{}` printed no text", line(command)))
}

/// Whether the program can be run successfully; prints nothing.
pub(crate) fn works(command: &mut Command) -> bool {
    command.stdout(Stdio::null()).stderr(Stdio::null()).status().is_ok_and(|status| status.success())
}

pub(crate) fn find_program(name: &str) -> Option<PathBuf> {
    std::env::split_paths(&std::env::var_os("PATH")?)
        .map(|folder| folder.join(name))
        .find(|path| path.is_file())
}

fn cannot_start(command: &Command, error: &std::io::Error) -> String {
    format!("`{}` could not be started: {error}", line(command))
}

/// The command line, for error messages.
fn line(command: &Command) -> String {
    let program = Path::new(command.get_program()).file_name().unwrap_or_default();
    std::iter::once(program)
        .chain(command.get_args())
        .map(OsStr::to_string_lossy)
        .collect::<Vec<_>>()
        .join(" ")
}
