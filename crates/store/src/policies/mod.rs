//! Rental agreements.

pub mod agreement;
