//! What other dates would mean, and for whom.

use domain::currency::Currency;
use domain::instalments::Open;
use domain::stay::Stay;
use store::row::reservation_card;

use super::cancel::{CanceledBy, Giving};
use crate::quotes::{Difference, PromotionError};
use crate::reservations::Agreed;

/// Who moves the stay decides what binds them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mover {
    /// The rules of the listing, and what canceling would not return.
    Guest,
    /// Only what is taken by others: rules can be set aside, and the total can be another one.
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

/// What other dates would mean.
#[derive(Clone, Debug)]
pub struct ChangePreview {
    pub currency: Currency,
    pub stay: Stay,
    pub difference: Difference,
    /// Part of the new total that only the refund policy keeps.
    pub kept: i64,
    /// The policy leaves it to the owner, who may give back more.
    pub owner_decides: bool,
    pub due_now: i64,
    pub refund: i64,
    pub later: Vec<Open>,
    pub deposit: i64,
    /// What is due now is taken from it.
    pub card: Option<reservation_card::Model>,
    pub promo_errors: Vec<PromotionError>,
}

impl ChangePreview {
    pub const fn terms(&self) -> Agreed {
        Agreed { total: self.difference.after, due_now: self.due_now, refund: self.refund }
    }
}
