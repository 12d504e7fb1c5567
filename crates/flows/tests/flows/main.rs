//! The use cases on both databases.

#![expect(clippy::unwrap_used, reason = "a test may stop at what must not happen")]

mod account;
mod catalog;
mod quote;

use std::sync::Arc;

use flows::App;
use store::Store;
use testkit::{Counting, FixedClock, instant, seal};

fn app(store: &Store) -> App {
    App::new(
        store.clone(),
        Arc::new(FixedClock(instant("2026-07-01T12:00:00Z"))),
        Arc::new(Counting::default()),
        seal(),
    )
}
