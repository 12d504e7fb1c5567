//! Search over one site's homes in memory: filter, availability, exact total, sort. Snapshots are immutable; a change makes a
//! new one, which shares the unchanged parts with the old one.
//!
//! Prices come from `domain`'s pricing function, so a search shows the same total as a quote. No database, no clock. Homes are
//! in blocks of about a thousand; filter data is in columns, as bit masks over the block, so that a query reads a home only to
//! compute its price.

mod columns;
mod first;
mod home;
mod options;
mod plan;
mod request;
mod snapshot;

pub use columns::facet::Facet;
pub use columns::words::split as split_words;
pub use home::{Home, Photo, Rating};
pub use options::{Counted, Options};
pub use request::bounds::Bounds;
pub use request::cursor::{BrokenCursor, Cursor};
pub use request::order::Order;
pub use request::query::{Filter, Page, Query, Start, StayFilter};
pub use snapshot::{Found, Hit, Price, Snapshot};
