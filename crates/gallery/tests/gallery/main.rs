//! Which files are taken, what is left of them, and where they lie.

#![expect(clippy::unwrap_used, reason = "a test may stop at what must not happen")]

mod avif;
mod bucket;
mod decoder;
mod sample;
mod shelf;
mod taken;
