//! Runs the program in subprocesses.

#![expect(clippy::unwrap_used, reason = "a test may stop at what must not happen")]

mod data_folder;
mod nodes;
mod photo;
mod sealing;
