//! Listings of homes: rates, fees, discounts and taxes, and the sources of bookings.

mod listing;
mod listing_discount_record;
mod listing_fee_record;
mod listing_rate_record;
mod listing_record;
mod listing_standing;
mod source;
mod source_record;
mod tax_record;

pub(crate) use listing::own_listing;
pub use listing::{listing, listing_fee, listing_fees, listing_named, listing_rate, listing_rates, listings};
pub use listing_discount_record::LISTING_DISCOUNT;
pub use listing_fee_record::LISTING_FEE;
pub use listing_rate_record::LISTING_RATE;
pub use listing_record::{LISTING, ListingKeeper};
pub use listing_standing::{
    Activated, DecisionError, Readiness, Unsold, activate_listings, decide_listing, listing_readiness,
    watched_listings,
};
pub use source::{source, sources};
pub use source_record::SOURCE;
pub use tax_record::TAX;
