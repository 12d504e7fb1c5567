//! The partner's records.

mod listing;
mod picture;
mod quote;
mod reservation;
mod token;

pub use listing::{Listing, PartnerStock};
pub(crate) use picture::Picture;
pub(crate) use quote::Quote;
pub(crate) use reservation::Reservation;
pub(crate) use token::Token;
