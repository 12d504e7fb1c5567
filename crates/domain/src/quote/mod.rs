//! Quotes: the priced stay and its calculation.

mod bill;
mod line;
mod price;
mod written_bill;

pub use bill::Totals;
pub use line::{LineKind, QuoteLine, QuoteNight, Why};
pub use price::{LineChange, Quote, changes, price, total, total_if_free, write_out};
