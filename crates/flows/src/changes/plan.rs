//! Plans a date change: its price, the due amount, and the refund.

use chrono::NaiveDate;
use domain::charges::instalments::outstanding;
use domain::key::Key;
use domain::time::stay::Stay;
use store::row::charges::reservation_card;
use store::row::sites::site;

use super::cancel::{cancelation, preview};
use super::preview::{ChangePreview, Mover};
use crate::quotes::{Difference, Moved, Sold};
use crate::reservations::{Agreed, BookingError, Case};
use crate::{App, charges, quotes, reservations, stays};

pub(crate) struct Planned {
    pub(crate) site: site::Model,
    pub(crate) sold: Sold,
    pub(crate) moved: Moved,
    pub(crate) today: NaiveDate,
    pub(crate) kept_at_least: i64,
    pub(crate) preview: ChangePreview,
}

impl Planned {
    /// Fails if the amounts differ from those the guest agreed to.
    pub(crate) fn check(&self, agreed: Option<Agreed>) -> Result<(), BookingError> {
        let now = self.preview.terms();
        if agreed.is_none_or(|agreed| agreed == now) { Ok(()) } else { Err(BookingError::PriceChanged(now)) }
    }
}

pub(super) async fn plan_change(
    app: &App,
    case: &Case<'_>,
    stay: Stay,
    card: Option<Key>,
    by: Mover,
) -> Result<Planned, BookingError> {
    let (site, sold) = (stays::site_of(case).await?, reservations::sold(case).await?);
    let cancelation = cancelation(case).await?;
    let today = cancelation.canceled_on;
    match by {
        Mover::Guest => {
            reservations::check_changeable(&case.reservation, &case.payments, &sold.terms, today)?;
        }
        Mover::Owner { .. } => reservations::check_movable(&case.reservation)?,
    }
    if stay == cancelation.stay {
        return Err(BookingError::SameDates);
    }
    let own = reservations::owned_nights(case).await?;
    let mut moved =
        quotes::price_moved(app, &case.reservation, (&site, &sold), stay, &own, by.is_bound()).await?;
    // A change refunds no more than a cancellation would.
    let canceled = preview(app, case, by.as_canceled()).await?;
    let kept_at_least = canceled.settlement.kept;
    let price = moved.bill.quote.totals.total;
    let mut quote = moved.bill.quote.for_at_least(kept_at_least);
    if let Mover::Owner { total: Some(agreed), .. } = by {
        quote = quote.adjusted_to(agreed);
    }
    let total = quote.totals.total;
    let booked = cancelation.booked_on;
    quote.payments = moved.terms.plan.schedule(total, booked, stay.check_in());
    let due = outstanding(&quote.payments, canceled.paid, today);
    let preview = ChangePreview {
        currency: case.currency()?,
        stay,
        difference: Difference::between(&sold.bill.quote, &quote),
        kept: if by == Mover::Guest { total - price } else { 0 },
        owner_decides: canceled.settlement.owner_decides,
        due_now: due.now,
        refund: due.surplus,
        later: due.later,
        deposit: quote.totals.deposit,
        card: card_for_change(app, case, card).await?,
        promo_errors: std::mem::take(&mut moved.promo_errors),
        warnings: std::mem::take(&mut moved.warnings),
    };
    moved.bill.quote = quote;
    Ok(Planned { site, sold, moved, today, kept_at_least, preview })
}

/// The card that the guest chose, else the one that paid last, else the newest that may be charged.
async fn card_for_change(
    _app: &App,
    case: &Case<'_>,
    named: Option<Key>,
) -> Result<Option<reservation_card::Model>, BookingError> {
    if let Some(card) = named {
        return charges::card_of(case, card).await.map(Some);
    }
    let quote = case.reservation.quote_id.key();
    let mut cards = store::reservations::reservation::cards(&case.tx, quote, Some(case.key())).await?;
    cards.retain(|card| !card.requires_auth);
    let paid_last = case.payments.iter().rev().find_map(|payment| payment.card_id);
    let place = cards.iter().position(|card| Some(card.id) == paid_last).unwrap_or_default();
    Ok(cards.into_iter().nth(place))
}
