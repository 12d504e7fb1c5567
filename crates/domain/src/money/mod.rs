//! Amounts of money, currencies, percentages and rounding.

mod amount;
pub mod basis_points;
pub mod currency;
pub mod rounding;

pub use amount::{Money, MoneyError, MoneyTextError};
