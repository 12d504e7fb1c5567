//! The partner's property system, in the words of Guesty's booking engine: a conversation (what is asked) and a pure translation (its
//! JSON to our values). It keeps nothing: tokens, listings and bookings are kept by `store`, and decided about by `flows`.
//!
//! What every caller may rely on:
//! - An error says whether the request may have been executed, and whether the partner said when to come back.
//! - Amounts come out in minor units of their currency, or not at all.
//! - Addresses, paths and words that differ between the partner's own descriptions are settings (`docs/adr/0034-partner-sites.md`).

mod amenity;
mod amount;
mod booking;
mod calendar;
mod error;
mod listing;
mod partner;
mod quote;
mod settings;
mod token;

pub use booking::{BookingKind, Guest, Order, Reservation, Standing};
pub use calendar::Day;
pub use error::{PartnerError, Reason};
pub use line::{Limits, Secret};
pub use listing::{Listing, ListingPage, Picture, Place};
pub use partner::{Partner, Voice};
pub use quote::{Ask, Item, ItemKind, Night, Quote};
pub use settings::{Paths, Settings};
pub use token::{Credentials, Token};
