//! A line to somebody else's system: HTTP with time limits, bounded answers, repetition where it is harmless, a circuit breaker, and
//! manners. It knows nobody's language: what is said over it is for the rooms that speak one.

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
