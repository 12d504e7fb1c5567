//! Guests' cards, and the search for card numbers in request bodies.

pub(crate) mod card;
pub mod pan;
