//! Tests of the public search API: by example, and against a naive search that prices home by home.

#![expect(clippy::unwrap_used, reason = "a test may stop at what must not happen")]

mod differential;
mod home;
mod naive;
mod snapshot;
