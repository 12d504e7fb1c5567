//! The choice among the promotions of an inquiry: all stackable ones together or one alone, whichever gives the lowest total.

use crate::key::Key;
use crate::money::currency::Currency;
use crate::price::inquiry::Inquiry;
use crate::price::promotion::{Promotion, PromotionRefusal, Taken, Takings};

/// The promotions that apply, with their reductions, and those that do not, with the reasons.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Applied<'a> {
    pub(crate) taken: Vec<Reduction<'a>>,
    pub(crate) refused: Vec<(&'a Promotion, PromotionRefusal)>,
}

pub(crate) type Reduction<'a> = (&'a Promotion, Taken);

/// Applies all stackable promotions or one promotion alone. `total` returns the total of the stay, taxes included, after some
/// reductions: the largest reduction does not always give the lowest total, because fees may be free of tax.
pub(crate) fn apply<'a>(
    (property, currency): (Key, Currency),
    inquiry: &Inquiry<'a>,
    from: Takings<'_>,
    total: impl Fn(&[Reduction<'a>]) -> i64,
) -> Applied<'a> {
    let mut promotions: Vec<&Promotion> = inquiry.request.promotions.iter().collect();
    promotions.sort_by_key(|promotion| promotion.order());
    promotions.dedup_by_key(|promotion| promotion.key);
    let mut applied = Applied::default();
    let mut good = Vec::new();
    for promotion in promotions {
        match check(promotion, (property, currency), inquiry) {
            Ok(()) => good.push(promotion),
            Err(refusal) => applied.refused.push((promotion, refusal)),
        }
    }
    let together: Vec<&Promotion> = good.iter().copied().filter(|one| one.stackable).collect();
    let alone = good.iter().map(|one| vec![*one]);
    let choices = std::iter::once(together).chain(alone).map(|choice| in_turn(&choice, from));
    // Ties go to the first choice, the stackable promotions.
    let best = choices.min_by_key(|choice| total(choice)).unwrap_or_default();
    for promotion in good {
        let chosen = best.iter().find(|(one, _)| one.key == promotion.key);
        match chosen {
            Some(reduction) if !reduction.1.is_zero() => applied.taken.push(*reduction),
            None if !promotion.take(from).is_zero() => {
                applied.refused.push((promotion, PromotionRefusal::NotTogether));
            }
            _ => applied.refused.push((promotion, PromotionRefusal::Worthless)),
        }
    }
    applied
}

fn in_turn<'a>(promotions: &[&'a Promotion], mut left: Takings<'_>) -> Vec<Reduction<'a>> {
    let take = |promotion: &&'a Promotion| {
        let taken = promotion.take(left);
        left.rent -= taken.rent;
        left.fees -= taken.fees;
        left.nights = left.nights.without(promotion.benefit.free_nights());
        (*promotion, taken)
    };
    promotions.iter().map(take).collect()
}

/// Checks the conditions of the promotion, apart from its value.
fn check(
    promotion: &Promotion,
    (property, currency): (Key, Currency),
    inquiry: &Inquiry<'_>,
) -> Result<(), PromotionRefusal> {
    if let Some(from) = promotion.booking.from.filter(|from| inquiry.today < *from) {
        return Err(PromotionRefusal::NotBegun { from });
    }
    if let Some(until) = promotion.booking.until.filter(|until| inquiry.today > *until) {
        return Err(PromotionRefusal::Ended { until });
    }
    if promotion.uses_left == Some(0) {
        return Err(PromotionRefusal::UsedUp);
    }
    if promotion.properties.as_ref().is_some_and(|properties| !properties.contains(&property)) {
        return Err(PromotionRefusal::OtherProperty);
    }
    if let Some(currency) = promotion.amounts_in().filter(|own| *own != currency) {
        return Err(PromotionRefusal::OtherCurrency { currency });
    }
    if !promotion.stay.holds(inquiry.stay.check_in()) || !promotion.stay.holds(inquiry.stay.last_night()) {
        return Err(PromotionRefusal::StayDates { window: promotion.stay });
    }
    match promotion.min_nights.filter(|least| inquiry.nights < *least) {
        Some(nights) => Err(PromotionRefusal::MinNights { nights }),
        None => Ok(()),
    }
}

#[cfg(test)]
#[path = "promotion_choice_tests.rs"]
mod tests;
