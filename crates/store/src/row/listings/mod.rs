//! Listings with their rates, fees, discounts and taxes.

pub mod listing;
pub mod listing_discount;
pub mod listing_fee;
pub mod listing_rate;
pub mod listing_tax;
pub mod listing_terms;
pub mod source;
pub mod tax;
