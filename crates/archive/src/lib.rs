//! An account as one file: a zip archive with a list of what is in it, the rows of every table as lines of JSON and once more as a
//! sheet for people, and the files of its pictures. It knows nothing of what the rows mean.

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
