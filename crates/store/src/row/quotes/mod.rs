//! Quotes and promotions.

pub mod promotion;
pub mod promotion_property;
pub mod quote;
