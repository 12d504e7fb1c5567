//! What the house remembers: rows, queries, migrations and units of work, on SQLite and PostgreSQL from one code.
//!
//! Only this crate writes SQL, and no query goes without the account. It judges nothing: rules are `domain`'s,
//! the order of things is `flows`'. What only one engine has sits behind one named function here.

pub mod account;
pub mod agreement;
pub mod amenity;
pub mod api_token;
pub mod archive;
pub mod audit;
pub mod audit_entry;
pub mod bulk;
pub mod calendar_event;
pub mod calendar_feed;
pub mod catalog;
pub mod change;
pub mod dashboard;
mod database;
mod error;
pub mod idempotency;
pub mod invitation;
pub mod job;
pub mod keep;
pub mod listing;
pub mod listing_home;
pub mod listing_terms;
pub mod membership;
pub mod message_template;
mod migration;
pub mod night;
pub mod night_override;
pub mod offer_refusal;
pub mod onboarding;
pub mod outbox;
pub mod page;
pub mod partner_booking;
pub mod partner_connection;
pub mod partner_listing;
pub mod partner_night;
pub mod partner_picture;
pub mod password_reset;
pub mod photo;
pub mod promotion;
pub mod property;
pub mod property_group;
pub mod provider_event;
pub mod quote;
pub mod report;
pub mod reservation;
pub mod reservation_change;
pub mod reservation_payment;
pub mod resource;
pub mod row;
pub mod scheduled_message;
pub mod session;
pub mod site;
pub mod site_page;
pub mod source;
pub mod terms;
pub mod thread;
mod together;
pub mod two_factor;
pub mod user;
pub mod webhook;

pub use database::{Engine, Store, Tx, attempt};
pub use error::StoreError;
