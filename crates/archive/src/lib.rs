//! Archives of accounts: a zip file with a manifest, the rows of every table as JSON lines and again as CSV for people, and the
//! files of photos. The crate does not interpret the rows.

mod error;
mod manifest;
mod names;
mod pack;
mod sheet;
mod unpack;

pub use error::ArchiveError;
pub use manifest::{FORMAT, Manifest};
pub use pack::Pack;
pub use unpack::Unpack;

#[cfg(test)]
mod tests;
