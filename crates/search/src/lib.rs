//! One site's homes in memory: filter, availability, exact total, sort. Immutable once made; a change makes a new one, which
//! shares with the old one all that did not change.
//!
//! It prices with `domain`'s one function, so what a search shows is what a quote says. It reads no database and no clock.
//! Homes stand in blocks of a thousand or so; what filters ask is kept by column, as bit masks over the block, so that a
//! query looks at a home only when everything but its price has been decided.

mod block;
mod bounds;
mod cursor;
mod facet;
mod figures;
mod first;
mod home;
mod kinds;
mod mask;
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
