//! The parts of a price: rates, discounts, fees, promotions and taxes, and the inquiry that they apply to.

pub mod discount;
pub mod fee;
pub mod inquiry;
pub mod nightly;
pub mod promotion;
pub(crate) mod promotion_choice;
pub mod rate;
pub mod rate_book;
pub mod tax;
pub mod timeline;
