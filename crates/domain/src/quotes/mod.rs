//! Quotes: whether a stay can be booked, its price, and the calculation.

mod bill;
pub mod groundwork;
mod line;
mod price;
pub mod refusal;
pub(crate) mod rent;
pub mod stay_rules;
mod written_bill;

pub use bill::{MAX_SUM, Totals};
pub use line::{LineKind, QuoteLine, QuoteNight, Why};
pub use price::{LineChange, Quote, changes, price, total, total_if_free, write_out};
