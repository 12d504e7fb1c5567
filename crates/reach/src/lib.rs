//! Connections to addresses that others name: webhooks of owners, calendars of channels. They never lead into networks that are
//! not everybody's, whatever a name resolves to and wherever an answer points.

mod fetch;
mod outside;

pub use fetch::{FetchError, Fetched, Known};
pub use outside::{Outside, Reach, ReachError};
pub use reqwest::{RequestBuilder, Response};
