//! Search over one site's homes in memory: filter, availability, exact total, sort. Snapshots are immutable; a change makes a
//! new one, which shares the unchanged parts with the old one.
//!
//! Prices come from `domain`'s pricing function, so a search shows the same total as a quote. No database, no clock. Homes are
//! in blocks of about a thousand; filter data is in columns, as bit masks over the block, so that a query reads a home only to
//! compute its price.

mod block;
mod bounds;
mod cursor;
mod facet;
mod figures;
mod first;
mod home;
mod kinds;
mod mask;
mod night_prices;
mod options;
mod order;
mod plan;
mod query;
mod snapshot;
mod words;

pub use bounds::Bounds;
pub use cursor::{BrokenCursor, Cursor};
pub use facet::Facet;
pub use home::{Home, Photo, Rating};
pub use options::{Counted, Options};
pub use order::Order;
pub use query::{Filter, Page, Query, Start, StayFilter};
pub use snapshot::{Found, Hit, Price, Snapshot};
pub use words::split as split_words;
