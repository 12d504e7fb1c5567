//! One site's homes in memory: filter, availability, exact total, sort. Immutable once made; a change makes a new one.
//!
//! It prices with `domain`'s one function, so what a search shows is what a quote says. It reads no database and no clock.

mod home;
mod query;
mod snapshot;

pub use home::{Home, Photo, Rating};
pub use query::{Filter, Order, Page, Query, StayFilter};
pub use snapshot::{Found, Hit, Price, Snapshot};
