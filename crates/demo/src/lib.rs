//! The demo data: five sites of four accounts, written in `demo/` and embedded in the binary.
//!
//! [`world`] reads the data, [`bookings`] generates a year and a half of reservations around a given day, and [`big`] makes data
//! of any size. These are pure functions of their arguments, without clock, database or randomness other than the seed, so that
//! every machine shows the same demo. Only [`load`] writes: rows into a database, pictures into a folder.

pub mod account;
pub mod big;
pub mod bookings;
pub mod conversation;
pub mod dice;
pub mod home;
pub mod load;
pub mod people;
pub mod photo;
pub mod policy;
pub mod pricing;
pub mod promotion;
pub mod rate;
pub mod review;
pub mod season;
pub mod site;
pub mod tax;
pub mod vocabulary;
pub mod world;

mod files;
mod picture_file;

pub use world::{World, WorldError};
