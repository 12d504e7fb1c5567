//! Discounts by rule: long stay, early bird, last minute. The one that is best for the guest applies.

use serde::{Deserialize, Serialize};

use crate::money::basis_points::BasisPoints;
use crate::price::inquiry::Inquiry;
use crate::text::code::coded;

coded! {
    /// The condition for a discount.
    DiscountKind as "kind of discount" {
        /// A stay of at least this many nights.
        Nights = "nights" / "Long stay",
        /// Booked at least this many days before arrival.
        EarlyBird = "early_bird" / "Early bird",
        /// Booked at most this many days before arrival.
        LastMinute = "last_minute" / "Last minute",
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Discount {
    pub kind: DiscountKind,
    pub threshold: u32,
    pub share: BasisPoints,
}

impl Discount {
    fn is_earned(&self, inquiry: &Inquiry<'_>) -> bool {
        let threshold = i64::from(self.threshold);
        match self.kind {
            DiscountKind::Nights => i64::from(inquiry.nights) >= threshold,
            DiscountKind::EarlyBird => inquiry.days_ahead >= threshold,
            DiscountKind::LastMinute => inquiry.days_ahead <= threshold,
        }
    }

    pub const fn name(&self) -> &'static str {
        match self.kind {
            DiscountKind::Nights => "Long stay discount",
            DiscountKind::EarlyBird => "Early bird discount",
            DiscountKind::LastMinute => "Last minute discount",
        }
    }
}

/// The largest discount whose condition is met. Ties go to the first kind, independent of the order of storage.
pub fn best<'a>(discounts: &'a [Discount], inquiry: &Inquiry<'_>) -> Option<&'a Discount> {
    let earned = discounts.iter().filter(|discount| discount.is_earned(inquiry));
    earned
        .filter(|discount| discount.share > BasisPoints::ZERO)
        .min_by_key(|discount| (std::cmp::Reverse(discount.share), discount.kind as u8, discount.threshold))
}
