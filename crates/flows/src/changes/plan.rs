//! Plans a change of a stay: its price, the due amount, and the refund.

use chrono::NaiveDate;
use domain::charges::instalments::outstanding;
use domain::key::Key;
use domain::reservations::change::{BookedStay, Changed, StayChange};
use domain::text::code::SystemType;
use store::row::charges::reservation_card;
use store::row::sites::site;

use super::cancel::{cancelation, preview};
use super::preview::{ChangePreview, Mover, addons};
use crate::quotes::{Difference, Moved, Sold};
use crate::reservations::{Agreed, BookingError, Case, UnsuitableHome};
use crate::{App, catalog, charges, quotes, reservations, stays};

pub(crate) struct Planned {
    pub(crate) site: site::Model,
    pub(crate) sold: Sold,
    pub(crate) before: BookedStay,
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
    change: &StayChange,
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
    let before = booked_stay(case, &sold);
    let after = changed_stay(&before, change)?;
    let changed = Changed::between(&before, &after);
    if changed.is_nothing() {
        return Err(BookingError::NothingChanges);
    }
    if changed.sells_nights() {
        check_home(app, &site, &sold, (before.property, after.property)).await?;
    }
    let own = reservations::owned_nights(case, after.property).await?;
    let mut moved = quotes::price_moved(app, (&site, &sold), (&before, after), &own, by.is_bound()).await?;
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
    quote.payments = moved.terms.plan.schedule(total, booked, moved.booked.stay.check_in());
    let due = outstanding(&quote.payments, canceled.paid, today);
    let preview = ChangePreview {
        currency: case.currency()?,
        booked: moved.booked.clone(),
        addons: addons(&moved.terms, &quote, &moved.booked),
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
    Ok(Planned { site, sold, before, moved, today, kept_at_least, preview })
}

fn booked_stay(case: &Case<'_>, sold: &Sold) -> BookedStay {
    BookedStay {
        property: case.reservation.property_id.key(),
        stay: sold.request.stay,
        party: sold.request.party,
        addons: sold.request.addons.clone().unwrap_or_default(),
    }
}

fn changed_stay(before: &BookedStay, change: &StayChange) -> Result<BookedStay, quotes::QuoteError> {
    Ok(BookedStay {
        property: change.property.unwrap_or(before.property),
        stay: change.stay(before.stay)?,
        party: change.party(before.party)?,
        addons: change.addons.clone().unwrap_or_else(|| before.addons.clone()),
    })
}

/// Fails unless the home can have new nights of the stay: the guest's page shows homes of the site, what is paid is in its
/// currency, and bookings do not move into or out of a partner's system.
async fn check_home(
    app: &App,
    site: &site::Model,
    sold: &Sold,
    (from, to): (Key, Key),
) -> Result<(), BookingError> {
    let catalog = catalog::catalog(app, &site.namespace).await?;
    let is_partners =
        |home: Key| catalog.homes.home(home).is_some_and(|home| home.system_type == SystemType::Partner);
    let reason = match catalog.homes.home(to) {
        None => UnsuitableHome::NotOnSite,
        Some(_) if from != to && (is_partners(from) || is_partners(to)) => UnsuitableHome::Partner,
        Some(home) if home.terms.currency != sold.terms.currency => UnsuitableHome::OtherCurrency,
        Some(_) => return Ok(()),
    };
    Err(BookingError::UnsuitableHome(reason))
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
