//! Reads the partner's listings page by page: on a schedule, and on request. Unchanged listings are only marked as seen; listings
//! missing from a complete sync are no longer offered; an interrupted sync removes nothing.

use chrono::{DateTime, TimeDelta, Utc};
use domain::key::{AccountId, Key};
use domain::text::code::{ActiveType, StateStatus};
use partner::{ListingPage, PartnerError};
use store::StoreError;
use store::partner_homes::partner_connection::Progress;
use store::row::listings::listing;
use store::row::partner_homes::partner_connection;

use super::listing::keep_partner_listing;
use super::token::ask_partner;
use crate::App;
use crate::app::After;
use crate::services::PartnerTrouble;

/// Interval for reading everything.
const EVERY: TimeDelta = TimeDelta::hours(6);
/// Shortest retry interval of an interrupted sync.
const SOONEST: TimeDelta = TimeDelta::minutes(1);
/// Pages in one run, so that other jobs get their turn.
const PAGES: usize = 10;

/// The job. The next run continues where the last one stopped.
pub(crate) async fn sync_partner(app: &App, connection: Key) -> Result<After, PartnerTrouble> {
    let row = store::partner_homes::partner_connection::find(app.store.read(), connection).await?;
    let Some(row) = row.filter(|row| row.state_status == StateStatus::Active) else {
        return Ok(After::Nothing);
    };
    let started = row.sync_started_at.unwrap_or_else(|| app.now());
    let mut cursor = row.sync_cursor.clone();
    for _ in 0..PAGES {
        let page = match partner_page(app, &row, cursor.as_deref()).await {
            Ok(page) => page,
            Err(trouble) => return sync_later(app, &row, started, cursor, trouble).await,
        };
        for told in &page.listings {
            keep_partner_listing(app, connection.account(), told, started).await?;
        }
        for unread in &page.unreadable {
            tracing::warn!(%connection, listing = unread, "a listing of the partner could not be read");
            store::partner_homes::partner_listing::touch(
                app.store.write_one(),
                connection.account(),
                unread,
                started,
            )
            .await?;
        }
        cursor = page.next;
        if cursor.is_none() {
            return end_sync(app, &row, started).await;
        }
        let progress = Progress { started_at: Some(started), cursor: cursor.clone(), ..Progress::default() };
        if !store::partner_homes::partner_connection::keep_progress(&app.store, &row, &progress).await? {
            break;
        }
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

/// Retries for as long as the partner is unavailable, at growing intervals.
async fn sync_later(
    app: &App,
    connection: &partner_connection::Model,
    started: DateTime<Utc>,
    cursor: Option<String>,
    trouble: PartnerTrouble,
) -> Result<After, PartnerTrouble> {
    if let PartnerTrouble::Store(error) = trouble {
        return Err(error.into());
    }
    tracing::warn!(connection = %connection.id.key(), %trouble, "the partner's listings could not be read");
    // The partner no longer accepts the cursor: the next sync starts at the first page.
    let cursor = cursor.filter(|_| !is_refusal(&trouble));
    let (started_at, failure) = (Some(started), Some(trouble.to_string()));
    let progress = Progress { started_at, cursor, failure, done: None };
    let tried_for = (app.now() - started).clamp(SOONEST, EVERY);
    keep_progress(app, connection, &progress, trouble.pause().unwrap_or(tried_for)).await
}

async fn end_sync(
    app: &App,
    connection: &partner_connection::Model,
    started: DateTime<Utc>,
) -> Result<After, PartnerTrouble> {
    let account = connection.id.key().account();
    for gone in store::partner_homes::partner_listing::vanished(app.store.read(), account, started).await? {
        withdraw(app, account, gone).await?;
    }
    let count =
        store::partner_homes::partner_listing::count_since(app.store.read(), account, started).await?;
    let done = Some((app.now(), i32::try_from(count).unwrap_or(i32::MAX)));
    keep_progress(app, connection, &Progress { done, ..Progress::default() }, EVERY).await
}

/// The next run is after this pause, or at once if the account was connected anew or disconnected meanwhile.
async fn keep_progress(
    app: &App,
    connection: &partner_connection::Model,
    progress: &Progress,
    pause: TimeDelta,
) -> Result<After, PartnerTrouble> {
    let is_kept =
        store::partner_homes::partner_connection::keep_progress(&app.store, connection, progress).await?;
    Ok(After::At(if is_kept { app.now() + pause } else { app.now() }))
}

/// Pauses a listing that the partner no longer sells; bookings stay.
async fn withdraw(app: &App, account: AccountId, gone: Key) -> Result<(), StoreError> {
    let tx = app.store.write().await?;
    let listing = store::listings::listing::find_locked(&tx, account, gone).await?;
    let is_active = |listing: &listing::Model| listing.active_type == ActiveType::Active;
    let Some(gone) = listing.filter(is_active) else { return Ok(()) };
    let property = gone.property_id.key();
    let (active_type, version) = (ActiveType::Paused.into(), gone.version + 1);
    let row = listing::Model { active_type, updated_at: app.now(), version, ..gone };
    store::keep::update(&tx, row).await?;
    store::partner_homes::partner_listing::forget(&tx, account, property).await?;
    store::catalog::change::of_property(&tx, account, property).await?;
    app.commit(tx, account).await
}

fn is_refusal(trouble: &PartnerTrouble) -> bool {
    matches!(trouble, PartnerTrouble::Partner(PartnerError::Refused { .. } | PartnerError::NotFound))
}
