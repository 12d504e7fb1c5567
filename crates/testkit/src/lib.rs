//! Shared test utilities: a fresh database on each engine, builders and a fixed clock.
//!
//! Only a dev-dependency. Tests contain only what they are about; everything else is here.

mod answer;
mod app;
mod avif;
mod client;
mod clock;
mod database;
mod mailbox;
mod names;
mod open_stream;
mod sample;
mod till;

pub use answer::Answer;
pub use app::{Counting, MAIL_SECRET, TestApp};
pub use client::Client;
pub use clock::{FixedClock, TestClock};
pub use database::{TestDatabase, crash_postgres, fill_disk, on_postgres, on_postgres_at, on_sqlite};
pub use mailbox::Mailbox;
pub use open_stream::OpenStream;
pub use sample::{Sample, insert, instant, key, photo_row};
pub use till::{Till, seal};

/// Runs an async test body on SQLite and on PostgreSQL, each time on a fresh, migrated database.
///
/// The PostgreSQL server is set by `CASITA_TEST_POSTGRES` (`make test` and `make check` set it); without it that half is
/// skipped with a message, or fails if `CI` is set.
#[macro_export]
macro_rules! on_both_engines {
    ($($(#[$meta:meta])* async fn $name:ident($store:ident: Store) $body:block)+) => { $(
        mod $name {
            use super::*;

            async fn body($store: ::store::Store) $body

            $(#[$meta])*
            #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn sqlite() {
                $crate::on_sqlite(body).await;
            }

            $(#[$meta])*
            #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn postgres() {
                $crate::on_postgres(body).await;
            }
        }
    )+ };
}

/// The same on SQLite alone, for rules and texts that do not depend on SQL. Anything stored or listed by queries is tested with
/// `on_both_engines`.
#[macro_export]
macro_rules! on_one_engine {
    ($($(#[$meta:meta])* async fn $name:ident($store:ident: Store) $body:block)+) => { $(
        $(#[$meta])*
        #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
        async fn $name() {
            async fn body($store: ::store::Store) $body
            $crate::on_sqlite(body).await;
        }
    )+ };
}
