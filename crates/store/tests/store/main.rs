//! The store's tests, each on both engines.

mod migration;
mod night;
