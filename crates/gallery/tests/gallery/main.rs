//! Which files are accepted, what is stored of them, and where.

#![expect(clippy::unwrap_used, reason = "a test may stop at what must not happen")]

mod avif;
mod bucket;
mod decoder;
mod logo;
mod sample;
mod shelf;
mod taken;
