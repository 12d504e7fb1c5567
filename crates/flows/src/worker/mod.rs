//! Jobs, done by whichever node has a worker. Every handler may run twice, and must not mind.

mod handle;
mod pool;

pub use pool::Worker;
