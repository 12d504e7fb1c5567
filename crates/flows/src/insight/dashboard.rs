//! The dashboard: arrivals and departures, open requests and messages, failures, and the last twelve months compared with the
//! twelve before.

use chrono::{DateTime, Days, NaiveDate, NaiveTime, Utc};
use domain::accounts::role::Permission;
use domain::insight::report::Figures;
use domain::time::month::{Month, Span};
use store::insight::dashboard::{FeedNow, PaymentNow, RefundNow, SHOWN, StayNow, Top};
use store::insight::report::Scope;
use store::row::inbox::thread;

use super::report::books;
use crate::access::Caller;
use crate::records::ResourceError;
use crate::{App, app, records};

/// Days shown, starting today.
const DAYS: u64 = 7;
const MONTHS: u32 = 12;
/// Failures older than this many days of the account are not shown.
const NEWS: u64 = 14;

#[derive(Clone, Debug)]
pub struct Dashboard {
    pub now: DateTime<Utc>,
    /// Today in the account's time zone.
    pub today: NaiveDate,
    /// Number of homes.
    pub homes: usize,
    pub days: Vec<DayAhead>,
    pub requests: Top<StayNow>,
    pub unread: Top<thread::Model>,
    pub failed_payments: Top<PaymentNow>,
    pub overdue_payments: Top<PaymentNow>,
    pub failed_refunds: Top<RefundNow>,
    pub feeds: Top<FeedNow>,
    pub conflicts: u64,
    /// `None` for users who may not change settings.
    pub undelivered: Option<Undelivered>,
    pub months: Vec<MonthBeside>,
    /// Totals of these months, and of the months a year before.
    pub this_year: Figures,
    pub last_year: Figures,
}

/// One of the next days, in each home's own time zone.
#[derive(Clone, Debug)]
pub struct DayAhead {
    /// The date in the account's time zone.
    pub date: NaiveDate,
    pub arrivals: Top<StayNow>,
    pub departures: Top<StayNow>,
    /// Stays of the following night.
    pub in_house: u64,
}

#[derive(Clone, Copy, Debug)]
pub struct Undelivered {
    pub letters: u64,
    pub webhooks: u64,
}

/// A month and the same month of the year before.
#[derive(Clone, Debug)]
pub struct MonthBeside {
    pub month: Month,
    pub now: Figures,
    pub year_before: Figures,
}

pub async fn dashboard(app: &App, caller: &Caller) -> Result<Dashboard, ResourceError> {
    caller.demand(Permission::Read)?;
    let (db, now) = (app.store.read(), app.now());
    let scope = Scope::all(records::reach(caller));
    let today = app::account_day(app, caller).await?;
    let homes = store::insight::report::homes(db, &scope).await?;
    let month = Month::of(today);
    let period = Span { from: month.before(2 * MONTHS - 1).span().from, until: month.span().until };
    let books = books(&app.store, &scope, &homes, period).await?;
    let beside = |month: Month| MonthBeside {
        month,
        now: books.whole(month.span()),
        year_before: books.whole(month.before(MONTHS).span()),
    };
    let middle = month.before(MONTHS - 1).span().from;
    let utc = now.date_naive();
    // The dates at both ends of the world's time zones.
    let (first, last) = (later(utc, 0).pred_opt().unwrap_or(utc), later(utc, DAYS));
    let stays = store::insight::dashboard::stays(db, &scope, first, last).await?;
    let overdue = store::insight::dashboard::overdue_payments(db, &scope, later(utc, 1)).await?;
    let is_overdue =
        |payment: &PaymentNow| payment.overdue_from.is_some_and(|day| day <= today_of(&payment.stay, now));
    let overdue = overdue.into_iter().filter(is_overdue);
    let undelivered = if caller.may(Permission::Settings) {
        let since = news_since(app, caller, today).await?;
        let letters = store::insight::dashboard::lost_letters(db, &scope, since).await?;
        Some(Undelivered {
            letters,
            webhooks: store::insight::dashboard::lost_webhooks(db, &scope, since).await?,
        })
    } else {
        None
    };
    Ok(Dashboard {
        now,
        today,
        homes: homes.len(),
        days: (0..DAYS).map(|ahead| day_ahead(&stays, now, today, ahead)).collect(),
        requests: store::insight::dashboard::requests(db, &scope).await?,
        unread: store::insight::dashboard::unread(db, &scope).await?,
        failed_payments: store::insight::dashboard::failed_payments(db, &scope).await?,
        overdue_payments: beginning(overdue.collect()),
        failed_refunds: store::insight::dashboard::failed_refunds(db, &scope).await?,
        feeds: store::insight::dashboard::feeds(db, &scope).await?,
        conflicts: store::insight::dashboard::conflicts(db, &scope, today).await?,
        undelivered,
        this_year: books.whole(Span { from: middle, ..period }),
        last_year: books.whole(Span { until: middle, ..period }),
        months: month.before(MONTHS - 1).until(month).map(beside).collect(),
    })
}

/// The day begins in the account's time zone, as in the lists of its users.
async fn news_since(app: &App, caller: &Caller, today: NaiveDate) -> Result<DateTime<Utc>, ResourceError> {
    let account = store::accounts::account::find(app.store.read(), caller.account).await?;
    let zone = account.map_or(chrono_tz::Tz::UTC, |account| app::zone_named(&account.time_zone));
    let day = today.checked_sub_days(Days::new(NEWS)).unwrap_or(today);
    let midnight = day.and_time(NaiveTime::MIN);
    Ok(midnight.and_local_timezone(zone).earliest().map_or(midnight.and_utc(), |at| at.to_utc()))
}

fn day_ahead(stays: &[StayNow], now: DateTime<Utc>, today: NaiveDate, ahead: u64) -> DayAhead {
    let day_of = |stay: &StayNow| later(today_of(stay, now), ahead);
    let picked = |is_picked: &dyn Fn(&StayNow) -> bool| {
        beginning(stays.iter().filter(|stay| is_picked(stay)).cloned().collect())
    };
    let is_in = |stay: &&StayNow| (stay.check_in..stay.check_out).contains(&day_of(stay));
    DayAhead {
        date: later(today, ahead),
        arrivals: picked(&|stay| stay.check_in == day_of(stay)),
        departures: picked(&|stay| stay.check_out == day_of(stay)),
        in_house: stays.iter().filter(is_in).count() as u64,
    }
}

fn today_of(stay: &StayNow, now: DateTime<Utc>) -> NaiveDate {
    now.with_timezone(&app::zone_named(&stay.time_zone)).date_naive()
}

fn later(day: NaiveDate, days: u64) -> NaiveDate {
    day.checked_add_days(Days::new(days)).unwrap_or(day)
}

fn beginning<T>(mut rows: Vec<T>) -> Top<T> {
    let count = rows.len() as u64;
    rows.truncate(usize::try_from(SHOWN).unwrap_or(usize::MAX));
    Top { rows, count }
}
