//! A guest changes the dates of a booked stay. The price is shown to the cent in advance; then the additional nights are held,
//! the due amount is charged, and the stay is changed only after payment. A declined card leaves everything as it was.

use domain::key::Key;
use domain::reservations::reservation::{ChangeState, PaymentMethod};
use domain::time::stay::Stay;
use payments::Presence;
use store::row::reservations::reservation_change;
use store::{StoreError, keep};

use super::plan::{Planned, plan_change};
use super::preview::{ChangePreview, Mover};
use crate::access::Caller;
use crate::charges::Order;
use crate::reservations::{Agreed, BookingError, Case, Nights, ReservationView};
use crate::{App, charges, feeds, reservations, stays};

#[derive(Clone, Debug)]
pub struct ChangeWish {
    pub reservation: Key,
    pub stay: Stay,
    /// A card other than the one that paid before.
    pub card: Option<Key>,
    /// The amounts shown to the guest; the change fails if they are out of date.
    pub agreed: Option<Agreed>,
    pub presence: Presence,
    pub by: Mover,
}

pub async fn preview_change(
    app: &App,
    caller: Option<&Caller>,
    reservation: Key,
    stay: Stay,
    by: Mover,
) -> Result<ChangePreview, BookingError> {
    reservations::admit(app, caller, reservation).await?;
    let case = Case::open(app, reservation).await?;
    Ok(plan_change(app, &case, stay, None, by).await?.preview)
}

/// A repeated request for the same dates changes them once. Without `caller` the guest makes the change.
pub async fn change_dates(
    app: &App,
    caller: Option<&Caller>,
    wish: &ChangeWish,
) -> Result<ReservationView, BookingError> {
    reservations::admit(app, caller, wish.reservation).await?;
    check_calendars(app, wish).await?;
    abandon_open_change(app, wish.reservation).await?;
    let mut case = Case::open(app, wish.reservation).await?.by(caller, "move");
    case.check_nothing_pending()?;
    match plan_change(app, &case, wish.stay, wish.card, wish.by).await {
        Err(BookingError::SameDates) => (),
        Err(error) => return Err(error),
        Ok(planned) => {
            planned.check(wish.agreed)?;
            let order = begin_change(app, &mut case, planned, wish).await?;
            case.commit().await?;
            if let Some(order) = order {
                charges::send_charge(app, order).await?;
            }
        }
    }
    reservations::reservation(app, wish.reservation).await
}

/// New nights of a guest are confirmed at once, so the feeds of other channels must be up to date, as for a booking.
async fn check_calendars(app: &App, wish: &ChangeWish) -> Result<(), BookingError> {
    if wish.by != Mover::Guest {
        return Ok(());
    }
    let db = app.store.read();
    let row = store::reservations::reservation::find(db, wish.reservation).await?;
    let property = row.ok_or(BookingError::NoSuchReservation)?.property_id.key();
    let owned = store::reservations::reservation::nights(db, wish.reservation).await?;
    let (first, until) = (wish.stay.check_in(), wish.stay.check_out());
    let needs_more = first.iter_days().take_while(|day| *day < until).any(|night| !owned.contains(&night));
    // Boxed: the future of a change is large enough without it.
    if needs_more && !Box::pin(feeds::has_fresh_feeds(app, property)).await? {
        return Err(BookingError::CalendarUnknown);
    }
    Ok(())
}

/// Abandons a change that waits for card authentication, so that a new one can start.
async fn abandon_open_change(app: &App, reservation: Key) -> Result<(), BookingError> {
    let changes =
        store::reservations::reservation_change::of_reservation(app.store.read(), reservation).await?;
    let waiting = changes.into_iter().filter(reservations::is_open).find_map(|change| change.payment_id);
    match waiting {
        Some(payment) => charges::abandon_proof(app, payment.key()).await,
        None => Ok(()),
    }
}

/// Holds the new nights and records the charge; without a charge the stay is changed at once. An owner can also move a stay whose
/// guest left no card: the due amount stays due.
async fn begin_change(
    app: &App,
    case: &mut Case<'_>,
    planned: Planned,
    wish: &ChangeWish,
) -> Result<Option<Order>, BookingError> {
    let nights = Nights::of(planned.preview.stay, &planned.moved.terms);
    let event = reservations::hold_more_nights(case, &nights).await?;
    let mut change = change_row(case, &planned)?;
    change.event_id = event.map(Into::into);
    let terms = store::listings::listing_terms::row(planned.moved.listing, &planned.moved.terms, case.now)?;
    change.terms_id = terms.id;
    store::listings::listing_terms::keep(&case.tx, terms).await?;
    let due_now = planned.preview.due_now;
    let is_paid_otherwise = stays::payment_method(case) != PaymentMethod::Card;
    let is_left_open = planned.preview.card.is_none() && wish.by != Mover::Guest;
    if due_now == 0 || is_paid_otherwise || is_left_open {
        keep::insert(&case.tx, change.clone()).await?;
        Box::pin(stays::finish_change(case, change)).await?;
        return Ok(None);
    }
    let card = planned.preview.card.as_ref().ok_or(BookingError::Missing("credit_card"))?;
    case.mention("charged", due_now);
    let place = stays::add_payment(case, planned.today, due_now, Some(card.id)).await?;
    change.payment_id = Some(case.payments[place].id);
    keep::insert(&case.tx, change).await?;
    let dates = format!("{} {}", planned.preview.stay.check_in(), planned.preview.stay.check_out());
    case.note("change_begun", dates).await?;
    Ok(Some(charges::order(app, case, place, &planned.site, wish.presence.clone()).await?))
}

fn change_row(case: &Case<'_>, planned: &Planned) -> Result<reservation_change::Model, StoreError> {
    let (former, stay) = (&case.reservation, planned.preview.stay);
    Ok(reservation_change::Model {
        account_id: case.reservation.account_id,
        id: case.app.new_key(case.key().account()).into(),
        reservation_id: case.reservation.id,
        payment_id: None,
        event_id: None,
        state: ChangeState::Open.into(),
        check_in: stay.check_in(),
        check_out: stay.check_out(),
        total: planned.preview.difference.after,
        kept_at_least: planned.kept_at_least,
        terms_id: former.terms_id,
        bill: planned.moved.bill.write()?,
        former_check_in: former.check_in,
        former_check_out: former.check_out,
        former_total: former.total,
        former_terms_id: former.terms_id,
        former_bill: planned.sold.bill.write()?,
        created_at: case.now,
        updated_at: case.now,
        version: 1,
    })
}
