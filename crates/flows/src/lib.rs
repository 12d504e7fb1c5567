//! What happens in which order. A use case is one function here and one database transaction, or a saga with named steps.
//!
//! It knows no HTTP and writes no SQL: it asks `store`, lets `domain` judge, and hands back what was decided.

pub mod account;
pub mod catalog;
pub mod clock;
mod compile;
pub mod entropy;
mod house;
pub mod password;
pub mod property;
pub mod quote;

pub use house::House;
