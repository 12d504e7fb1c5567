//! Stored quotes, with their promotions and guest keys.

pub mod guest;
pub mod promotion;
pub mod quote;
