//! Outgoing connections to user-supplied URLs: owners' webhooks, channels' calendars. They never reach non-public networks, for
//! any DNS answer and any redirect.

mod fetch;
mod outside;

pub use fetch::{FetchError, Fetched, Known};
pub use outside::{Outside, Reach, ReachError};
pub use reqwest::{RequestBuilder, Response};
