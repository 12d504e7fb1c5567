//! The library without HTTP: CPU time of a query, a price and a change on one core, and the cost of building and storing a site.

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
