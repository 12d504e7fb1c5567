//! Calls of the API: who calls, what an operation works on, and its answer, given once for an idempotency key.

mod desk;
mod expand;
mod idempotency;
mod request;

pub(crate) use desk::{Caller, Desk, Reply, at_desk, base};
pub(crate) use request::{
    get_browser, get_server, post_browser, post_browser_paced, post_server, post_server_paced,
};
