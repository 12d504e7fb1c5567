//! A booked stay is changed: its dates, its party, its add-ons, and by the owner its home. The price is shown to the cent in
//! advance; then the additional nights are held, the due amount is charged, and the stay is changed only after payment. A declined
//! card leaves everything as it was.

use domain::key::Key;
use domain::reservations::change::{BookedStay, Changed, StayChange};
use domain::reservations::reservation::{ChangeState, PaymentMethod};
use payments::Presence;
use serde_json::{Value, json};
use store::row::Id;
use store::row::reservations::reservation_change;
use store::{StoreError, keep};

use super::plan::{Planned, plan_change};
use super::preview::{ChangePreview, Mover};
use crate::access::Caller;
use crate::charges::Order;
use crate::quotes::QuoteError;
use crate::reservations::{Agreed, BookingError, Case, Nights, ReservationView};
use crate::{App, charges, feeds, reservations, stays};

#[derive(Clone, Debug)]
pub struct ChangeWish {
    pub reservation: Key,
    pub change: StayChange,
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
    change: &StayChange,
    by: Mover,
) -> Result<ChangePreview, BookingError> {
    admit(app, caller, reservation, change).await?;
    let case = Case::open(app, reservation).await?;
    Ok(plan_change(app, &case, change, None, by).await?.preview)
}

/// A repeated request for the same stay changes it once. Without `caller` the guest makes the change.
pub async fn change_stay(
    app: &App,
    caller: Option<&Caller>,
    wish: &ChangeWish,
) -> Result<ReservationView, BookingError> {
    admit(app, caller, wish.reservation, &wish.change).await?;
    check_calendars(app, wish).await?;
    abandon_open_change(app, wish.reservation).await?;
    let mut case = Case::open(app, wish.reservation).await?.by(caller, "move");
    case.check_nothing_pending()?;
    match plan_change(app, &case, &wish.change, wish.card, wish.by).await {
        Err(BookingError::NothingChanges) => (),
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

/// A user needs access to both homes.
async fn admit(
    app: &App,
    caller: Option<&Caller>,
    reservation: Key,
    change: &StayChange,
) -> Result<(), BookingError> {
    reservations::admit(app, caller, reservation).await?;
    if let (Some(caller), Some(property)) = (caller, change.property)
        && !caller.sees(&app.store, property).await?
    {
        return Err(QuoteError::NoSuchProperty.into());
    }
    Ok(())
}

/// New nights of a guest are confirmed at once, so the feeds of other channels must be up to date, as for a booking.
async fn check_calendars(app: &App, wish: &ChangeWish) -> Result<(), BookingError> {
    if wish.by != Mover::Guest {
        return Ok(());
    }
    let db = app.store.read();
    let row = store::reservations::reservation::find(db, wish.reservation).await?;
    let row = row.ok_or(BookingError::NoSuchReservation)?;
    let (property, stay) = (row.property_id.key(), wish.change.stay(row.stay()?).map_err(QuoteError::from)?);
    let owned = store::reservations::reservation::nights(db, wish.reservation, property).await?;
    let needs_more = stay.each_night().any(|night| !owned.contains(&night));
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

/// Holds the new nights and records the charge; without a charge the stay is changed at once. An owner can also change a stay
/// whose guest left no card: the due amount stays due.
async fn begin_change(
    app: &App,
    case: &mut Case<'_>,
    planned: Planned,
    wish: &ChangeWish,
) -> Result<Option<Order>, BookingError> {
    let BookedStay { property, stay, .. } = planned.moved.booked;
    let changed = Changed::between(&planned.before, &planned.moved.booked);
    let mut change = change_row(case, &planned)?;
    if changed.sells_nights() {
        let nights = Nights::of(stay, &planned.moved.terms);
        let event = reservations::hold_more_nights(case, property, &nights).await?;
        change.event_id = event.map(Into::into);
    }
    change.terms_id = keep_terms(case, &planned).await?;
    if changed.property {
        mention_homes(case, planned.before.property, property).await?;
    }
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
    let dates = format!("{} {}", stay.check_in(), stay.check_out());
    case.note("change_begun", dates).await?;
    Ok(Some(charges::order(app, case, place, &planned.site, wish.presence.clone()).await?))
}

/// The terms that the stay has from now on.
async fn keep_terms(case: &Case<'_>, planned: &Planned) -> Result<Id, StoreError> {
    let Some(listing) = planned.moved.listing else { return Ok(case.reservation.terms_id) };
    let terms = store::listings::listing_terms::row(listing, &planned.moved.terms, case.now)?;
    let id = terms.id;
    store::listings::listing_terms::keep(&case.tx, terms).await?;
    Ok(id)
}

/// The log names the homes, since keys say nothing to a reader.
async fn mention_homes(case: &mut Case<'_>, from: Key, to: Key) -> Result<(), StoreError> {
    let account = case.key().account();
    let mut names = [Value::Null, Value::Null];
    for (name, home) in names.iter_mut().zip([from, to]) {
        let row = store::homes::property::find_row(&case.tx, account, home).await?;
        *name = row.map_or(Value::Null, |row| row.name.into());
    }
    case.mention_change("home", &names);
    Ok(())
}

fn change_row(case: &Case<'_>, planned: &Planned) -> Result<reservation_change::Model, StoreError> {
    let (former, before, after) = (&case.reservation, &planned.before, &planned.moved.booked);
    Ok(reservation_change::Model {
        account_id: case.reservation.account_id,
        id: case.app.new_key(case.key().account()).into(),
        reservation_id: case.reservation.id,
        payment_id: None,
        event_id: None,
        state: ChangeState::Open.into(),
        check_in: after.stay.check_in(),
        check_out: after.stay.check_out(),
        total: planned.preview.difference.after,
        kept_at_least: planned.kept_at_least,
        terms_id: former.terms_id,
        bill: planned.moved.bill.write()?,
        former_check_in: former.check_in,
        former_check_out: former.check_out,
        former_total: former.total,
        former_terms_id: former.terms_id,
        former_bill: planned.sold.bill.write()?,
        property_id: after.property.into(),
        adults: after.party.adults().cast_signed(),
        children: after.party.children().cast_signed(),
        pets: after.party.pets().cast_signed(),
        smoker: after.party.smoker(),
        addons: json!(after.addons),
        former_property_id: former.property_id,
        former_adults: former.adults,
        former_children: former.children,
        former_pets: former.pets,
        former_smoker: former.smoker,
        former_addons: json!(before.addons),
        created_at: case.now,
        updated_at: case.now,
        version: 1,
    })
}
