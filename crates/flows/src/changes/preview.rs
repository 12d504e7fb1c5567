//! Preview of a date change.

use domain::charges::instalments::Open;
use domain::money::currency::Currency;
use domain::quotes::refusal::Refusal;
use domain::time::stay::Stay;
use store::row::charges::reservation_card;

use super::cancel::{CanceledBy, Giving};
use crate::quotes::{Difference, PromotionError};
use crate::reservations::Agreed;

/// Who changes the dates determines which rules apply.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mover {
    /// The listing's rules apply, and at least the amount that a cancellation would keep.
    Guest,
    /// Only taken nights are refused: rules can be overridden, and the total can be set.
    Owner { despite_rules: bool, total: Option<i64> },
}

impl Mover {
    pub(crate) const fn is_bound(self) -> bool {
        !matches!(self, Self::Owner { despite_rules: true, .. })
    }

    pub(crate) const fn as_canceled(self) -> CanceledBy {
        match self {
            Self::Guest => CanceledBy::Guest,
            Self::Owner { .. } => CanceledBy::Owner(Giving::Everything),
        }
    }
}

/// The result of a date change.
#[derive(Clone, Debug)]
pub struct ChangePreview {
    pub currency: Currency,
    pub stay: Stay,
    pub difference: Difference,
    /// Part of the new total that is kept by the cancellation policy only.
    pub kept: i64,
    /// The policy leaves the refund to the owner, who may give back more.
    pub owner_decides: bool,
    pub due_now: i64,
    pub refund: i64,
    pub later: Vec<Open>,
    pub deposit: i64,
    /// The card that is charged the due amount.
    pub card: Option<reservation_card::Model>,
    pub promo_errors: Vec<PromotionError>,
    /// The rules of the home that are overridden.
    pub warnings: Vec<Refusal>,
}

impl ChangePreview {
    pub const fn terms(&self) -> Agreed {
        Agreed { total: self.difference.after, due_now: self.due_now, refund: self.refund }
    }
}
