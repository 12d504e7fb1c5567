//! The nights of a reservation in the ledger: owned, moved, given back.

use chrono::{Days, NaiveDate};
use domain::calendar::TakenNights;
use domain::key::Key;
use domain::stay::Stay;
use domain::terms::Terms;
use search::Home;
use store::StoreError;
use store::night::{Claim, TakeError};
use store::row::calendar_event;

use super::BookingError;
use super::case::Case;
use crate::House;

/// The nights of a stay and the days on which the home rests after it.
pub(super) struct Nights {
    all: Vec<NaiveDate>,
    may_overlap: bool,
}

impl Nights {
    pub(super) fn of(stay: Stay, terms: &Terms) -> Self {
        let rest = Days::new(terms.rest_days.into());
        let until = stay.check_out().checked_add_days(rest).unwrap_or(stay.check_out());
        let all = stay.check_in().iter_days().take_while(|day| *day < until).collect();
        Self { all, may_overlap: terms.booking.allow_booking_overlap }
    }

    /// Of a stay that is booked elsewhere, and owned here even beside another.
    pub(super) fn mirrored(check_in: NaiveDate, check_out: NaiveDate) -> Self {
        Self { all: check_in.iter_days().take_while(|day| *day < check_out).collect(), may_overlap: true }
    }
}

impl House {
    /// The calendar of a home as a stay sees it that would move within it: its own nights are not in the way.
    pub async fn taken_by_others(&self, home: &Home, moving: Key) -> Result<TakenNights, BookingError> {
        let db = self.store.read();
        let row = store::reservation::find(db, moving).await?;
        row.filter(|row| row.property_id.key() == home.key).ok_or(BookingError::NoSuchReservation)?;
        let mut taken = home.taken.clone();
        for night in store::reservation::nights(db, moving).await? {
            taken.release(night);
        }
        Ok(taken)
    }
}

impl Case<'_> {
    /// Owns the nights, or says which one somebody else has.
    pub(super) async fn take_nights(&self, nights: Nights) -> Result<(), BookingError> {
        let mut event = self.stay_event();
        if nights.may_overlap {
            // The owner takes several bookings for a night; the ledger is for those who do not.
            let (account, property) = (self.key().account(), self.reservation.property_id.key());
            let (from, until) = (self.reservation.check_in, self.reservation.check_out);
            event.conflict = !store::night::owned(&self.tx, account, property, from, until).await?.is_empty();
            if event.conflict {
                store::keep::insert(&self.tx, event).await?;
                return Ok(store::change::of_property(&self.tx, account, property).await?);
            }
        }
        let key = event.id.key();
        store::keep::insert(&self.tx, event).await?;
        self.claim(key, nights.all).await
    }

    /// Owns what another stay needs beyond the nights that are owned already, and says by which event.
    pub(super) async fn hold_more_nights(&self, nights: &Nights) -> Result<Option<Key>, BookingError> {
        if nights.may_overlap {
            return Ok(None);
        }
        let owned = self.owned_nights().await?;
        let more: Vec<NaiveDate> =
            nights.all.iter().copied().filter(|night| !owned.contains(night)).collect();
        let (Some(first), Some(last)) = (more.first(), more.last()) else { return Ok(None) };
        let event = self.event(*first, *last);
        let key = event.id.key();
        store::keep::insert(&self.tx, event).await?;
        self.claim(key, more).await?;
        Ok(Some(key))
    }

    /// Moves to nights that are owned already; the others are given back.
    pub(super) async fn move_to_nights(&self, nights: Nights) -> Result<(), BookingError> {
        if nights.may_overlap {
            self.release_nights().await?;
            return self.take_nights(nights).await;
        }
        let account = self.key().account();
        let former = store::reservation::events(&self.tx, self.key()).await?;
        let event = self.stay_event();
        let key = event.id.key();
        store::keep::insert(&self.tx, event).await?;
        for event in former.iter().map(|event| event.id.key()) {
            store::night::hand_over(&self.tx, account, event, key, &nights.all).await?;
            self.release_event(event).await?;
        }
        Ok(store::change::of_property(&self.tx, account, self.reservation.property_id.key()).await?)
    }

    /// Gives back what was held for another stay.
    pub(super) async fn release_event(&self, event: Key) -> Result<(), StoreError> {
        store::night::release(&self.tx, self.key().account(), event).await?;
        store::calendar_event::delete(&self.tx, event).await
    }

    pub(super) async fn owned_nights(&self) -> Result<Vec<NaiveDate>, StoreError> {
        store::reservation::nights(&self.tx, self.key()).await
    }

    pub(super) async fn release_nights(&self) -> Result<(), StoreError> {
        let account = self.key().account();
        for event in store::reservation::events(&self.tx, self.key()).await? {
            self.release_event(event.id.key()).await?;
        }
        store::change::of_property(&self.tx, account, self.reservation.property_id.key()).await
    }

    async fn claim(&self, event: Key, nights: Vec<NaiveDate>) -> Result<(), BookingError> {
        let (account, property) = (self.key().account(), self.reservation.property_id.key());
        let home = store::property::find_row(&self.tx, account, property).await?;
        let units = home.map_or(1, |row| u16::try_from(row.units).unwrap_or(1).max(1));
        let claim = Claim { account, property, event, nights, units };
        store::night::take(&self.tx, &claim).await.map_err(|error| match error {
            TakeError::Taken(night) => BookingError::Overlap { night },
            TakeError::Store(error) => error.into(),
        })?;
        Ok(())
    }

    fn stay_event(&self) -> calendar_event::Model {
        let last_night = self.reservation.check_out.pred_opt().unwrap_or(self.reservation.check_in);
        self.event(self.reservation.check_in, last_night)
    }

    fn event(&self, first: NaiveDate, last: NaiveDate) -> calendar_event::Model {
        calendar_event::Model {
            account_id: self.reservation.account_id,
            id: self.house.new_key(self.key().account()).into(),
            property_id: self.reservation.property_id,
            start_date: first,
            end_date: last,
            blocking: true,
            kind: "reservation".to_owned(),
            summary: String::new(),
            reservation_id: Some(self.reservation.id),
            feed_id: None,
            external_uid: None,
            conflict: false,
            created_at: self.now,
        }
    }
}
