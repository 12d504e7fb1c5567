//! Reading what the partner sells, page by page: on a schedule, and when somebody asks. What did not change is only seen; what a whole
//! reading did not meet is no longer offered; a reading that breaks off takes nothing away.

use chrono::{DateTime, TimeDelta, Utc};
use domain::code::{ActiveType, StateStatus};
use domain::key::{AccountId, Key};
use partner::{ListingPage, PartnerError};
use store::StoreError;
use store::partner_connection::Progress;
use store::row::{listing, partner_connection};

use super::listing::keep_partner_listing;
use super::token::ask_partner;
use crate::App;
use crate::app::After;
use crate::services::PartnerTrouble;

/// How often everything is read.
const EVERY: TimeDelta = TimeDelta::hours(6);
/// How soon a reading that broke off is tried again.
const SOONEST: TimeDelta = TimeDelta::minutes(1);
/// Read in one run; then others have their turn.
const PAGES: usize = 10;

/// The job. A run that ends early goes on where it stopped.
pub(crate) async fn sync_partner(app: &App, connection: Key) -> Result<After, PartnerTrouble> {
    let row = store::partner_connection::find(app.store.read(), connection).await?;
    let Some(row) = row.filter(|row| row.state_status == StateStatus::Active) else {
        return Ok(After::Nothing);
    };
    let started = row.sync_started_at.unwrap_or_else(|| app.now());
    let mut cursor = row.sync_cursor.clone();
    for _ in 0..PAGES {
        let page = match partner_page(app, &row, cursor.as_deref()).await {
            Ok(page) => page,
            Err(trouble) => return sync_later(app, connection, started, cursor, trouble).await,
        };
        for told in &page.listings {
            keep_partner_listing(app, connection.account(), told, started).await?;
        }
        for unread in &page.unreadable {
            tracing::warn!(%connection, listing = unread, "a listing of the partner's cannot be read");
            store::partner_listing::touch(&app.store, connection.account(), unread, started).await?;
        }
        cursor = page.next;
        if cursor.is_none() {
            return end_sync(app, connection, started).await;
        }
        let progress = Progress { started_at: Some(started), cursor: cursor.clone(), ..Progress::default() };
        store::partner_connection::keep_progress(&app.store, connection, &progress).await?;
    }
    Ok(After::At(app.now()))
}

async fn partner_page(
    app: &App,
    connection: &partner_connection::Model,
    cursor: Option<&str>,
) -> Result<ListingPage, PartnerTrouble> {
    let account = connection.id.key().account();
    ask_partner(app, account, |line, token| async move { line.listings(&token, cursor).await }).await
}

/// However long the partner is away, it is read again one day: less and less often, but for good.
async fn sync_later(
    app: &App,
    connection: Key,
    started: DateTime<Utc>,
    cursor: Option<String>,
    trouble: PartnerTrouble,
) -> Result<After, PartnerTrouble> {
    if let PartnerTrouble::Store(error) = trouble {
        return Err(error.into());
    }
    tracing::warn!(%connection, %trouble, "the partner's listings cannot be read");
    // A cursor that the partner no longer takes leads nowhere: the next reading begins at the first page.
    let cursor = cursor.filter(|_| !is_refusal(&trouble));
    let (started_at, failure) = (Some(started), Some(trouble.to_string()));
    let progress = Progress { started_at, cursor, failure, done: None };
    store::partner_connection::keep_progress(&app.store, connection, &progress).await?;
    let tried_for = (app.now() - started).clamp(SOONEST, EVERY);
    Ok(After::At(app.now() + trouble.pause().unwrap_or(tried_for)))
}

async fn end_sync(app: &App, connection: Key, started: DateTime<Utc>) -> Result<After, PartnerTrouble> {
    let account = connection.account();
    for gone in store::partner_listing::vanished(app.store.read(), account, started).await? {
        withdraw(app, account, gone).await?;
    }
    let count = store::partner_listing::count_since(app.store.read(), account, started).await?;
    let done = Some((app.now(), i32::try_from(count).unwrap_or(i32::MAX)));
    let progress = Progress { done, ..Progress::default() };
    store::partner_connection::keep_progress(&app.store, connection, &progress).await?;
    Ok(After::At(app.now() + EVERY))
}

/// The partner no longer sells it; what was booked stays.
async fn withdraw(app: &App, account: AccountId, gone: listing::Model) -> Result<(), StoreError> {
    let tx = app.store.write().await?;
    let property = gone.property_id.key();
    let (active_type, version) = (ActiveType::Paused.into(), gone.version + 1);
    let row = listing::Model { active_type, updated_at: app.now(), version, ..gone };
    store::keep::update(&tx, row).await?;
    store::partner_listing::forget(&tx, account, property).await?;
    store::change::of_property(&tx, account, property).await?;
    app.commit(tx, account).await
}

fn is_refusal(trouble: &PartnerTrouble) -> bool {
    matches!(trouble, PartnerTrouble::Partner(PartnerError::Refused { .. } | PartnerError::NotFound))
}
