//! Connections to the database, and units of work on them.

pub mod counted;
mod database;
pub mod delay;
mod reader;
mod readiness;
mod together;
mod unit_of_work;

pub use database::{Engine, Store};
pub use reader::Reader;
pub use unit_of_work::{Tx, Writer};
