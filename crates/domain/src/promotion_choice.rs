//! The choice among the promotions of an inquiry: all stackable ones together, or the best exclusive one.

use crate::inquiry::Inquiry;
use crate::key::Key;
use crate::promotion::{Promotion, PromotionRefusal, Taken, Takings};

/// The promotions that apply, with their reductions, and those that do not, with the reasons.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Applied<'a> {
    pub(crate) taken: Vec<(&'a Promotion, Taken)>,
    pub(crate) refused: Vec<(&'a Promotion, PromotionRefusal)>,
}

/// Applies the combination that is best for the guest: all stackable promotions, or one exclusive promotion.
pub(crate) fn apply<'a>(property: Key, inquiry: &Inquiry<'a>, from: Takings<'_>) -> Applied<'a> {
    let mut promotions: Vec<&Promotion> = inquiry.request.promotions.iter().collect();
    promotions.sort_by_key(|promotion| promotion.order());
    promotions.dedup_by_key(|promotion| promotion.key);
    let mut applied = Applied::default();
    let mut good = Vec::new();
    for promotion in promotions {
        match check(promotion, property, inquiry) {
            Ok(()) => good.push(promotion),
            Err(refusal) => applied.refused.push((promotion, refusal)),
        }
    }
    let together: Vec<&Promotion> = good.iter().copied().filter(|one| one.stackable).collect();
    let alone = good.iter().copied().filter(|one| !one.stackable).map(|one| vec![one]);
    let choices = std::iter::once(together).chain(alone).map(|choice| in_turn(&choice, from));
    // Ties go to the first choice, the stackable promotions.
    let best = choices.reduce(|best, other| if worth(&other) > worth(&best) { other } else { best });
    for promotion in good {
        match best.iter().flatten().find(|(one, _)| one.key == promotion.key) {
            Some((_, taken)) if taken.rent + taken.fees > 0 => applied.taken.push((promotion, *taken)),
            Some(_) => applied.refused.push((promotion, PromotionRefusal::Worthless)),
            None => applied.refused.push((promotion, PromotionRefusal::NotTogether)),
        }
    }
    applied
}

fn in_turn<'a>(promotions: &[&'a Promotion], mut left: Takings<'_>) -> Vec<(&'a Promotion, Taken)> {
    let take = |promotion: &&'a Promotion| {
        let taken = promotion.take(left);
        left.rent -= taken.rent;
        left.fees -= taken.fees;
        (*promotion, taken)
    };
    promotions.iter().map(take).collect()
}

fn worth(choice: &[(&Promotion, Taken)]) -> i64 {
    choice.iter().map(|(_, taken)| taken.rent + taken.fees).sum()
}

/// Checks the conditions of the promotion, apart from its value.
fn check(promotion: &Promotion, property: Key, inquiry: &Inquiry<'_>) -> Result<(), PromotionRefusal> {
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
    if !promotion.stay.holds(inquiry.stay.check_in()) || !promotion.stay.holds(inquiry.stay.check_out()) {
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
