//! API requests: the client, the context of an operation, and its response, executed once per idempotency key.

mod desk;
mod expand;
mod idempotency;
mod request;

pub(crate) use desk::{Caller, Desk, Reply, at_desk, base};
pub(crate) use request::{
    get_browser, get_server, post_browser, post_browser_paced, post_server, post_server_paced,
};
