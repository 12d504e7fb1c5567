//! The catalog of a site: built from rows, looked up, and kept up to date.

mod build;
mod compile;
mod follow;
mod lookup;

pub use follow::follow_changes;
pub use lookup::catalog;
