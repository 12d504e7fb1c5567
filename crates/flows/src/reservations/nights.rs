//! The nights of a reservation in the ledger: taken, moved, released.

use chrono::{Days, NaiveDate};
use domain::key::Key;
use domain::listings::terms::Terms;
use domain::text::code::EventKind;
use domain::time::calendar::TakenNights;
use domain::time::night::last_night_before;
use domain::time::stay::Stay;
use search::Home;
use store::StoreError;
use store::calendars::night::{Claim, TakeError};
use store::row::calendars::calendar_event;

use super::case::Case;
use super::error::BookingError;
use crate::App;

/// The nights of a stay and the blocked days after it.
pub(crate) struct Nights {
    all: Vec<NaiveDate>,
    may_overlap: bool,
}

impl Nights {
    pub(crate) fn of(stay: Stay, terms: &Terms) -> Self {
        let rest = Days::new(terms.rest_days.into());
        let until = stay.check_out().checked_add_days(rest).unwrap_or(stay.check_out());
        let all = stay.check_in().iter_days().take_while(|day| *day < until).collect();
        Self { all, may_overlap: terms.booking.allow_booking_overlap }
    }

    /// Nights of a stay that is booked elsewhere, taken here even if another stay has them.
    pub(crate) fn mirrored(check_in: NaiveDate, check_out: NaiveDate) -> Self {
        Self { all: check_in.iter_days().take_while(|day| *day < check_out).collect(), may_overlap: true }
    }
}

/// The home's taken nights for a date change of a stay: its own nights are free.
pub async fn taken_by_others(app: &App, home: &Home, moving: Key) -> Result<TakenNights, BookingError> {
    let db = app.store.read();
    let row = store::reservations::reservation::find(db, moving).await?;
    row.filter(|row| row.property_id.key() == home.key).ok_or(BookingError::NoSuchReservation)?;
    let mut taken = home.taken.clone();
    for night in store::reservations::reservation::nights(db, moving, home.key).await? {
        taken.release(night);
    }
    Ok(taken)
}

/// Takes the nights, or fails with the first night that another stay has.
pub(crate) async fn take_nights(case: &Case<'_>, nights: Nights) -> Result<(), BookingError> {
    let mut event = stay_event(case);
    if nights.may_overlap {
        // The owner allows several bookings for a night, which the ledger cannot hold.
        let (account, property) = (case.key().account(), case.reservation.property_id.key());
        let (from, until) = (case.reservation.check_in, case.reservation.check_out);
        event.conflict =
            !store::calendars::night::owned(&case.tx, account, property, from, until).await?.is_empty();
        if event.conflict {
            store::keep::insert(&case.tx, event).await?;
            return Ok(store::catalog::change::of_property(&case.tx, account, property).await?);
        }
    }
    let key = event.id.key();
    store::keep::insert(&case.tx, event).await?;
    claim(case, case.reservation.property_id.key(), key, nights.all).await
}

/// Takes the nights of a home that a change needs in addition to the current ones, and returns their calendar event.
pub(crate) async fn hold_more_nights(
    case: &Case<'_>,
    property: Key,
    nights: &Nights,
) -> Result<Option<Key>, BookingError> {
    if nights.may_overlap {
        return Ok(None);
    }
    let owned = owned_nights(case, property).await?;
    let more: Vec<NaiveDate> = nights.all.iter().copied().filter(|night| !owned.contains(night)).collect();
    let (Some(first), Some(last)) = (more.first(), more.last()) else { return Ok(None) };
    let event = event(case, property, *first, *last);
    let key = event.id.key();
    store::keep::insert(&case.tx, event).await?;
    claim(case, property, key, more).await?;
    Ok(Some(key))
}

/// Moves the stay to nights that it has already taken, and releases the others, at its home and at the one that it leaves.
pub(crate) async fn move_to_nights(case: &Case<'_>, nights: Nights) -> Result<(), BookingError> {
    if nights.may_overlap {
        release_nights(case).await?;
        return take_nights(case, nights).await;
    }
    let account = case.key().account();
    let former = store::reservations::reservation::events(&case.tx, case.key()).await?;
    let event = stay_event(case);
    let key = event.id.key();
    let property = event.property_id;
    store::keep::insert(&case.tx, event).await?;
    for event in former {
        if event.property_id == property {
            store::calendars::night::hand_over(&case.tx, account, event.id.key(), key, &nights.all).await?;
        }
        release_event(case, &event).await?;
    }
    Ok(store::catalog::change::of_property(&case.tx, account, property.key()).await?)
}

/// Releases the nights held for a change.
pub(crate) async fn release_held_nights(case: &Case<'_>, held: Key) -> Result<(), StoreError> {
    let events = store::reservations::reservation::events(&case.tx, case.key()).await?;
    for event in events.iter().filter(|event| event.id.key() == held) {
        release_event(case, event).await?;
    }
    Ok(())
}

/// The nights of a home that the stay has.
pub(crate) async fn owned_nights(case: &Case<'_>, property: Key) -> Result<Vec<NaiveDate>, StoreError> {
    store::reservations::reservation::nights(&case.tx, case.key(), property).await
}

pub(crate) async fn release_nights(case: &Case<'_>) -> Result<(), StoreError> {
    for event in store::reservations::reservation::events(&case.tx, case.key()).await? {
        release_event(case, &event).await?;
    }
    let (account, property) = (case.key().account(), case.reservation.property_id.key());
    store::catalog::change::of_property(&case.tx, account, property).await
}

/// An event in conflict owns no nights, and still its home changes.
async fn release_event(case: &Case<'_>, event: &calendar_event::Model) -> Result<(), StoreError> {
    let (account, key) = (case.key().account(), event.id.key());
    store::calendars::night::release(&case.tx, account, key).await?;
    if event.property_id != case.reservation.property_id {
        store::catalog::change::of_property(&case.tx, account, event.property_id.key()).await?;
    }
    store::calendars::calendar_event::delete(&case.tx, key).await
}

async fn claim(
    case: &Case<'_>,
    property: Key,
    event: Key,
    nights: Vec<NaiveDate>,
) -> Result<(), BookingError> {
    let account = case.key().account();
    let home = store::homes::property::find_row(&case.tx, account, property).await?;
    let units = home.map_or(1, |row| u16::try_from(row.units).unwrap_or(1).max(1));
    let claim = Claim { account, property, event, nights, units };
    store::calendars::night::take(&case.tx, &claim).await.map_err(|error| match error {
        TakeError::Taken(night) => BookingError::Overlap { night },
        TakeError::Store(error) => error.into(),
    })?;
    Ok(())
}

fn stay_event(case: &Case<'_>) -> calendar_event::Model {
    let last_night = last_night_before(case.reservation.check_out);
    event(case, case.reservation.property_id.key(), case.reservation.check_in, last_night)
}

fn event(case: &Case<'_>, property: Key, first: NaiveDate, last: NaiveDate) -> calendar_event::Model {
    calendar_event::Model {
        account_id: case.reservation.account_id,
        id: case.app.new_key(case.key().account()).into(),
        property_id: property.into(),
        start_date: first,
        end_date: last,
        blocking: true,
        kind: EventKind::Reservation.into(),
        summary: String::new(),
        reservation_id: Some(case.reservation.id),
        feed_id: None,
        external_uid: None,
        conflict: false,
        created_at: case.now,
    }
}
