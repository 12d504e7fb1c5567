//! Use cases. Each is one function of an area and one database transaction, or a saga with named steps.
//!
//! There is no HTTP and no SQL here: use cases query `store`, apply the rules of `domain`, and return the result. Areas depend
//! only on areas before them, in the order that `xtask/tests/tidy` enforces.

pub mod access;
pub mod account_file;
pub mod accounts;
pub mod app;
pub mod audit;
pub mod booking;
pub mod cache;
pub mod calendars;
pub mod catalog;
pub mod changes;
pub mod charges;
pub mod desk;
pub mod emails;
pub mod feeds;
pub mod homes;
pub mod inbox;
pub mod insight;
pub mod listings;
pub mod outbox;
pub mod partner_homes;
pub mod policies;
pub mod quotes;
pub mod records;
pub mod reservations;
pub mod resources;
pub mod services;
pub mod sessions;
pub mod sites;
pub mod stays;
pub mod templates;
pub mod webhooks;
pub mod worker;

pub use app::App;
pub use payments::cards::pan::holds_card_number;
