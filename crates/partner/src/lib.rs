//! Client of the partner's property system, in the format of Guesty's booking engine: a conversation (the requests) and a pure
//! translation (its JSON to the app's values). It stores nothing: tokens, listings and bookings are stored by `store` and
//! processed by `flows`.
//!
//! Guarantees:
//! - An error says whether the request may have been executed, and whether the partner named a time to retry.
//! - Amounts are in minor units of their currency, or missing.
//! - Addresses, paths and names that differ between the partner's own descriptions are settings
//!   (`docs/adr/0034-partner-sites.md`).

mod amount;
mod booking;
mod calendar;
mod error;
mod listings;
mod partner;
mod quotes;
mod settings;
mod token;

pub use booking::{BookingKind, Guest, Order, Reservation, Standing};
pub use calendar::Day;
pub use error::{PartnerError, Reason};
pub use line::{Limits, Secret};
pub use listings::listing::{Listing, ListingPage, Picture, Place};
pub use partner::{Partner, Voice};
pub use quotes::quote::{Ask, Item, ItemKind, Night, Quote};
pub use settings::{Paths, Settings};
pub use token::{Credentials, Token};
