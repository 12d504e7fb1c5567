//! The rows of every table, one file each, named after the table. Rows are plain data; their meaning is in `domain`.

mod account_number;
pub mod accounts;
pub mod calendars;
pub mod catalog_change;
pub mod charges;
mod coded;
pub mod feeds;
pub mod homes;
mod id;
pub mod idempotency;
pub mod inbox;
pub mod job;
pub mod listings;
pub mod outbox;
pub mod partner_homes;
pub mod policies;
pub mod quotes;
pub mod readiness_probe;
pub mod reservations;
pub mod sealing;
pub mod sessions;
pub mod sites;
mod stored_stay;
pub mod templates;
pub mod webhooks;

pub use account_number::AccountNumber;
pub use coded::Coded;
pub use id::Id;
