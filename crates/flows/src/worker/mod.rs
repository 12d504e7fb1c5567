//! Jobs, run by any node with a worker. A job may run more than once, so every handler must be idempotent.

mod handle;
mod pool;

pub use pool::Worker;
