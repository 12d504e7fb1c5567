//! Nights that differ from their season: a price, a minimum stay, or closed. They are read and set as date ranges.

use chrono::NaiveDate;
use domain::accounts::role::Permission;
use domain::key::Key;
use domain::time::night::check_out_after;
use serde::{Deserialize, Serialize};
use serde_json::json;
use store::StoreError;
use store::row::calendars::night_override;
use store::row::listings::listing;

use crate::access::{Caller, Denied};
use crate::app::Act;
use crate::{App, app, listings};

/// A range of nights from `start` up to, not including, `end`. A range without any override is priced by its season.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct OwnNights {
    pub start: NaiveDate,
    pub end: NaiveDate,
    pub amount: Option<i64>,
    pub min_nights: Option<i32>,
    pub closed: bool,
}

#[derive(Debug, thiserror::Error)]
pub enum OwnNightsError {
    #[error("no such listing")]
    NoSuchListing,
    #[error(transparent)]
    Denied(#[from] Denied),
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// The overrides from today on.
pub async fn own_nights(app: &App, caller: &Caller, listing: Key) -> Result<Vec<OwnNights>, OwnNightsError> {
    caller.demand(Permission::Read)?;
    let listing = listings::own_listing(app, caller, listing).await?.ok_or(OwnNightsError::NoSuchListing)?;
    let today = app.now().date_naive();
    let (db, key) = (app.store.read(), listing.id.key());
    Ok(runs(&store::calendars::night_override::since(db, caller.account, key, today).await?))
}

/// Applied in order, all or none: a later range overwrites an earlier one.
pub async fn set_own_nights(
    app: &App,
    caller: &Caller,
    listing: Key,
    wishes: &[OwnNights],
) -> Result<(), OwnNightsError> {
    caller.demand(Permission::Properties)?;
    let listing = listings::own_listing(app, caller, listing).await?.ok_or(OwnNightsError::NoSuchListing)?;
    let key = listing.id.key();
    let tx = app.store.write().await?;
    for wish in wishes {
        store::calendars::night_override::clear(&tx, caller.account, key, (wish.start, wish.end)).await?;
        store::calendars::night_override::insert(&tx, &wish.rows(&listing)).await?;
    }
    store::catalog::change::of_property(&tx, caller.account, listing.property_id.key()).await?;
    let act = Act {
        action: "set-nights",
        noun: "listing",
        row: Some(key),
        changes: json!({"nights": {"from": null, "to": wishes}}),
    };
    app::record(app, &tx, caller, act).await?;
    Ok(app.commit(tx, caller.account).await?)
}

impl OwnNights {
    fn says_nothing(&self) -> bool {
        self.amount.is_none() && self.min_nights.is_none() && !self.closed
    }

    fn rows(&self, listing: &listing::Model) -> Vec<night_override::Model> {
        if self.says_nothing() {
            return Vec::new();
        }
        let nights = self.start.iter_days().take_while(|night| *night < self.end);
        nights
            .map(|night| night_override::Model {
                account_id: listing.account_id,
                listing_id: listing.id,
                night,
                amount: self.amount,
                min_nights: self.min_nights,
                closed: self.closed,
            })
            .collect()
    }

    /// Whether the next night has the same values.
    fn goes_on(&self, row: &night_override::Model) -> bool {
        self.end == row.night
            && (self.amount, self.min_nights, self.closed) == (row.amount, row.min_nights, row.closed)
    }
}

/// Groups rows, which must be sorted by night, into ranges.
fn runs(rows: &[night_override::Model]) -> Vec<OwnNights> {
    let mut runs: Vec<OwnNights> = Vec::new();
    for row in rows {
        let end = check_out_after(row.night);
        match runs.last_mut().filter(|run| run.goes_on(row)) {
            Some(run) => run.end = end,
            None => runs.push(OwnNights {
                start: row.night,
                end,
                amount: row.amount,
                min_nights: row.min_nights,
                closed: row.closed,
            }),
        }
    }
    runs
}
