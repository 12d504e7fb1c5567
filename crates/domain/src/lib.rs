//! The pure business rules of vacation rentals: no clock, no database, no network. External facts, including today's
//! date, are arguments.
//!
//! Values are parsed, not validated: a [`time::stay::Stay`] or an [`people::email::Email`] is valid by construction.
//!
//! A folder depends only on folders before it: text → money → time → people → locale → price → policies → listings → quotes →
//! calendars → reservations → charges → inbox → templates → sites → accounts → insight. Keys of rows and of guests are beside them.

pub mod accounts;
#[cfg(any(test, feature = "arbitrary"))]
pub mod arbitrary;
pub mod calendars;
pub mod charges;
pub mod guest_key;
pub mod inbox;
pub mod insight;
pub mod key;
pub mod listings;
pub mod locale;
pub mod money;
pub mod people;
pub mod policies;
pub mod price;
pub mod quotes;
pub mod reservations;
#[cfg(test)]
mod sample;
pub mod sites;
pub mod templates;
pub mod text;
pub mod time;
