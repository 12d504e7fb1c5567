//! Quotes: prices on request, stored quotes, and changes to them.

mod contact;
mod edit;
mod error;
mod estimate;
mod keep;
mod modify;
mod moved;
mod promotion;
mod promotion_record;
mod quote_record;
mod sold;
mod write;

pub use contact::{Address, Contact};
pub(crate) use edit::TRIES;
pub use edit::{
    apply_promotion, modify_addons, modify_quote, remove_promotion, save_contact, validate_promotions,
};
pub use error::QuoteError;
pub use estimate::{Estimate, Wish, estimate};
pub(crate) use estimate::{check_addons, refused};
pub use keep::{Difference, KeptQuote, create_quote, quote};
pub(crate) use keep::{ReadQuote, bill, check_in_time, new_row, read_quote};
pub use modify::Modification;
pub(crate) use moved::{Moved, price_moved};
pub use promotion::PromotionError;
pub(crate) use promotion::{promotions, refused_promotions};
pub use promotion_record::{PROMOTION, PromotionKeeper};
pub use quote_record::QUOTE;
pub(crate) use sold::{Sold, cancelation, received};
