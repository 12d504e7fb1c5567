//! Preview of a change of a stay.

use domain::charges::instalments::Open;
use domain::key::Key;
use domain::listings::terms::Terms;
use domain::money::currency::Currency;
use domain::quotes::Quote;
use domain::quotes::refusal::Refusal;
use domain::reservations::change::BookedStay;
use store::row::charges::reservation_card;

use super::cancel::{CanceledBy, Giving};
use crate::quotes::{Difference, PromotionError};
use crate::reservations::Agreed;

/// Who changes the stay determines which rules apply.
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

/// The result of a change.
#[derive(Clone, Debug)]
pub struct ChangePreview {
    pub currency: Currency,
    pub booked: BookedStay,
    /// Those that the stay can have, with the price of each.
    pub addons: Vec<Addon>,
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

/// An add-on that the terms of a stay offer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Addon {
    pub key: Key,
    pub name: String,
    pub amount: i64,
    pub is_selected: bool,
}

/// The add-ons of the stay, in the order of the terms.
pub(crate) fn addons(terms: &Terms, quote: &Quote, booked: &BookedStay) -> Vec<Addon> {
    let offered = terms.fees.iter().filter(|fee| fee.optional);
    let addon = offered.map(|fee| Addon {
        key: fee.key,
        name: fee.name.to_string(),
        amount: fee.charge(quote.totals.total_rent, booked.stay.nights(), booked.party).amount,
        is_selected: booked.addons.contains(&fee.key),
    });
    addon.collect()
}

impl ChangePreview {
    pub const fn terms(&self) -> Agreed {
        Agreed { total: self.difference.after, due_now: self.due_now, refund: self.refund }
    }
}
