//! The library alone, without HTTP: what a question, a price and a change use of one core, and what a site costs to build and keep.

mod building;
mod figures;
pub mod million;
mod one_home;
mod searching;
mod sizes;
mod world;

pub use figures::Figures;
pub use sizes::run;
pub use world::open;
