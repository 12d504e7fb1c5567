//! HTTP client for external systems: timeouts, size limits, safe retries, a circuit breaker and rate limits. It does not
//! know any provider's API: those are in the crates that use it.

mod call;
mod circuit;
mod client;
mod conversation;
mod error;
mod manners;
mod patience;
mod secret;
mod settings;
mod standing;

pub use call::{Answer, Body, Call, Repeating};
pub use conversation::{Conversation, segment};
pub use error::LineError;
pub use reqwest::Method;
pub use secret::Secret;
pub use settings::{Limits, Settings};
