//! The calendar of all homes of an account: stays, blocks, and the prices of free nights. Read-only; homes are filtered as in
//! their list, prices are those shown to guests.

use std::collections::HashMap;
use std::sync::Arc;

use chrono::{DateTime, NaiveDate, Utc};
use domain::calendars::night::{Night, nights};
use domain::key::{AccountId, Key};
use domain::money::currency::Currency;
use domain::reservations::reservation::Status;
use store::StoreError;
use store::page::{Page, Paged};
use store::resource::{Question, Row};
use store::row::Id;
use store::row::calendars::calendar_event;
use store::row::reservations::reservation;

use crate::access::Caller;
use crate::cache::{Catalog, CatalogError};
use crate::records::{Resource, ResourceError};
use crate::{App, catalog, records};

/// Statuses shown in the calendar: an open request takes no nights yet, but needs a decision.
const SHOWN: [Status; 3] = [Status::Open, Status::Tentative, Status::Reserved];

/// Nights from `first` up to, not including, `end`.
#[derive(Clone, Copy, Debug)]
pub struct Window {
    pub first: NaiveDate,
    pub end: NaiveDate,
}

/// A home and its nights.
#[derive(Debug)]
pub struct CalendarRow {
    pub home: Row,
    pub stays: Vec<reservation::Model>,
    pub blocks: Vec<calendar_event::Model>,
    /// `None` for a home that no site sells.
    pub sale: Option<Sale>,
}

/// Prices of the nights of a window, in order.
#[derive(Debug)]
pub struct Sale {
    pub currency: Currency,
    pub nights: Vec<Night>,
}

#[derive(Debug, thiserror::Error)]
pub enum CalendarError {
    #[error(transparent)]
    Resource(#[from] ResourceError),
    #[error(transparent)]
    Catalog(#[from] CatalogError),
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// `homes` is the declaration of the property resource; the user gets the homes that its list shows.
pub async fn calendar(
    app: &App,
    caller: &Caller,
    homes: &'static Resource,
    question: &Question,
    page: Page,
    window: Window,
) -> Result<Paged<CalendarRow>, CalendarError> {
    let Paged { rows, total } = records::list_rows(app, caller, homes, question, page).await?;
    let keys: Vec<Key> = rows.iter().map(Row::key).collect();
    let (db, days) = (app.store.read(), (window.first, window.end));
    let stays = store::reservations::reservation::staying(db, caller.account, &keys, days, &SHOWN).await?;
    let blocks = store::calendars::calendar_event::blocks(db, caller.account, &keys, days).await?;
    let mut stays = by_home(stays, |stay| stay.property_id);
    let mut blocks = by_home(blocks, |block| block.property_id);
    let catalogs = catalogs_of(app, caller.account, &keys).await?;
    let now = app.now();
    let row = |home: Row| {
        let key = home.key();
        CalendarRow {
            stays: stays.remove(&key).unwrap_or_default(),
            blocks: blocks.remove(&key).unwrap_or_default(),
            sale: sale(&catalogs, key, window, now),
            home,
        }
    };
    Ok(Paged { rows: rows.into_iter().map(row).collect(), total })
}

/// The catalogs needed to find all homes that are sold, oldest site first.
async fn catalogs_of(
    app: &App,
    account: AccountId,
    homes: &[Key],
) -> Result<Vec<Arc<Catalog>>, CatalogError> {
    let mut catalogs: Vec<Arc<Catalog>> = Vec::new();
    for site in store::sites::site::of_account(app.store.read(), account).await? {
        let is_found = |key: &Key| catalogs.iter().any(|catalog| catalog.homes.home(*key).is_some());
        if homes.iter().all(is_found) {
            break;
        }
        catalogs.push(catalog::catalog(app, &site.namespace).await?);
    }
    Ok(catalogs)
}

fn sale(catalogs: &[Arc<Catalog>], key: Key, window: Window, now: DateTime<Utc>) -> Option<Sale> {
    let home = catalogs.iter().find_map(|catalog| catalog.homes.home(key))?;
    let count = usize::try_from((window.end - window.first).num_days()).unwrap_or_default();
    let nights = nights(&home.terms, &home.taken, window.first, count, home.today(now));
    Some(Sale { currency: home.terms.currency, nights })
}

fn by_home<T>(rows: Vec<T>, home: impl Fn(&T) -> Id) -> HashMap<Key, Vec<T>> {
    let mut homes: HashMap<Key, Vec<T>> = HashMap::new();
    for row in rows {
        homes.entry(home(&row).key()).or_default().push(row);
    }
    homes
}
