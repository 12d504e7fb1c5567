//! Persistence: rows, queries, migrations and units of work, on SQLite and PostgreSQL with the same code.
//!
//! Only this crate contains SQL, and every query names the account. It contains no business logic: rules are in `domain`,
//! workflows in `flows`. Each engine-specific feature is behind one named function here.
//!
//! Queries are in folders named after the areas of `flows`, and the rows that they read in the same folders of `row`.

pub mod accounts;
pub mod archive;
pub mod audit;
pub mod bulk;
pub mod calendars;
pub mod catalog;
pub mod charges;
pub mod connection;
mod error;
pub mod feeds;
pub mod homes;
pub mod idempotency;
pub mod inbox;
pub mod insight;
pub mod job;
pub mod keep;
pub mod listings;
mod migration;
pub mod outbox;
pub mod page;
pub mod partner_homes;
pub mod policies;
pub mod quotes;
pub mod reservations;
pub mod resource;
pub mod row;
pub mod sealing;
pub mod sessions;
pub mod sites;
pub mod templates;
pub mod webhooks;

pub use connection::{Engine, Reader, Store, Tx, Writer};
pub use error::{Outage, StoreError, is_outage};
