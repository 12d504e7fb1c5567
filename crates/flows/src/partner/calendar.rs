//! Nights that are taken at the partner's, read now and then so that searches and calendars leave them out. They are no nights of our
//! ledger: whether a stay is free the partner says when it is asked for a price, and what it sells then is booked.

use std::collections::BTreeSet;

use chrono::{Days, NaiveDate, TimeDelta};
use domain::code::JobKind;
use domain::key::Key;
use store::{StoreError, Tx};

use super::PartnerTrouble;
use crate::House;
use crate::calendar_feed::today;
use crate::job::After;

const EVERY: TimeDelta = TimeDelta::hours(6);
const AHEAD: Days = Days::new(365);
/// A partner that did not answer is asked again then, unless it says when.
const AGAIN: TimeDelta = TimeDelta::hours(1);
/// So that a thousand homes are not asked about in the same second: the partner counts, and bookings go first.
const SPREAD_SECONDS: u64 = 3_600;

impl House {
    /// From now on the calendar of the home is read.
    pub(super) async fn ask_for_calendar(&self, tx: &Tx, property: Key) -> Result<(), StoreError> {
        self.ask(tx, JobKind::ReadPartnerCalendar, property, self.now() + self.spread()).await
    }

    /// The job, for as long as the partner sells the home.
    pub(crate) async fn read_partner_calendar(&self, property: Key) -> Result<After, PartnerTrouble> {
        let db = self.store.read();
        let heard = store::partner_listing::of_property(db, property).await?;
        let home = store::property::find_row(db, property.account(), property).await?;
        let sold = heard.filter(|heard| !heard.fingerprint.is_empty());
        let (Some(home), Some(sold)) = (home, sold) else { return Ok(After::Nothing) };
        let from = today(&home, self.now());
        let to = from.checked_add_days(AHEAD).unwrap_or(from);
        let listing = sold.listing_key.as_str();
        let asking = self.ask_partner(property.account(), |line, token| async move {
            line.calendar(&token, listing, from, to).await
        });
        let days = match asking.await {
            Ok(days) => days,
            Err(PartnerTrouble::Store(error)) => return Err(error.into()),
            Err(trouble) => {
                tracing::warn!(%property, %trouble, "a calendar of the partner's cannot be read");
                return Ok(After::At(self.now() + trouble.pause().unwrap_or(AGAIN) + self.spread()));
            }
        };
        let taken = days.iter().filter(|day| !day.free).map(|day| day.night);
        let taken = taken.filter(|night| (from..=to).contains(night)).collect();
        self.keep_partner_nights(property, &taken).await?;
        Ok(After::At(self.now() + EVERY + self.spread()))
    }

    async fn keep_partner_nights(
        &self,
        property: Key,
        taken: &BTreeSet<NaiveDate>,
    ) -> Result<(), StoreError> {
        if store::partner_night::of_property(self.store.read(), property).await? == *taken {
            return Ok(());
        }
        let tx = self.store.write().await?;
        store::partner_night::replace(&tx, property, taken).await?;
        self.commit(tx, property.account()).await
    }

    fn spread(&self) -> TimeDelta {
        TimeDelta::seconds(i64::try_from(self.random() % SPREAD_SECONDS).unwrap_or_default())
    }
}
