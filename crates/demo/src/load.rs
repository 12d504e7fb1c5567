//! Loads the demo data into an empty database, in one transaction: a crash leaves nothing behind but pictures.
//!
//! Each file of this folder turns one kind of data into rows; [`rows`] writes them. Prices are computed by `domain`. The same
//! seed and day give the same rows, keys included.

mod account;
mod agreement;
mod big;
mod booking;
mod calendar;
mod error;
mod gallery;
mod home;
mod listing;
mod options;
mod partner_connection;
mod policy;
mod promotion;
mod rows;
mod scope;
mod site;
mod tenant;
mod terms;
mod world;

pub use big::load_big;
pub use error::LoadError;
pub use options::{LoadOptions, Progress};
pub use rows::Loaded;
pub use world::{has_data, load};
