//! The program itself, as processes of their own.

#![expect(clippy::unwrap_used, reason = "a test may stop at what must not happen")]

mod nodes;
mod photo;
