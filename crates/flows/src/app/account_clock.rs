//! The time zone of an account, and its current date.

use chrono::NaiveDate;
use chrono_tz::Tz;
use store::StoreError;

use crate::App;
use crate::access::Caller;

/// Today in the account's time zone.
pub(crate) async fn account_day(app: &App, caller: &Caller) -> Result<NaiveDate, StoreError> {
    Ok(app.now().with_timezone(&account_zone(app, caller).await?).date_naive())
}

pub(crate) async fn account_zone(app: &App, caller: &Caller) -> Result<Tz, StoreError> {
    let account = store::accounts::account::find(app.store.read(), caller.account).await?;
    Ok(zone_named(&account.map(|account| account.time_zone).unwrap_or_default()))
}

/// Unknown time zones are read as UTC.
pub(crate) fn zone_named(name: &str) -> Tz {
    name.parse().unwrap_or(Tz::UTC)
}
