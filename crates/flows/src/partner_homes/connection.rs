//! The connection of an account to the partner: connecting, its state, and requesting a sync.

use domain::accounts::role::Permission;
use domain::key::AccountId;
use domain::text::code::{JobKind, StateStatus};
use partner::Secret;
use serde_json::json;
use store::row::partner_homes::partner_connection;
use store::{StoreError, Tx};

use crate::access::{Caller, Denied};
use crate::app::Act;
use crate::services::{PartnerTrouble, SANDBOX};
use crate::{App, app};

#[derive(Clone, Debug)]
pub struct ConnectionWish {
    pub client_id: String,
    pub client_secret: String,
}

#[derive(Debug, thiserror::Error)]
pub enum ConnectionError {
    #[error(transparent)]
    Denied(#[from] Denied),
    #[error(transparent)]
    Trouble(#[from] PartnerTrouble),
}

impl From<StoreError> for ConnectionError {
    fn from(error: StoreError) -> Self {
        Self::Trouble(error.into())
    }
}

pub async fn partner_connection(
    app: &App,
    caller: &Caller,
) -> Result<Option<partner_connection::Model>, ConnectionError> {
    caller.demand(Permission::Settings)?;
    Ok(store::partner_homes::partner_connection::of_account(app.store.read(), caller.account).await?)
}

/// New credentials discard the token and the progress of the sync; everything is read again.
pub async fn connect_partner(
    app: &App,
    caller: &Caller,
    wish: &ConnectionWish,
) -> Result<partner_connection::Model, ConnectionError> {
    caller.demand(Permission::Settings)?;
    let secret = seal_partner_secret(app, caller.account, &wish.client_secret)?;
    let tx = app.store.write().await?;
    // There may be no connection to lock yet.
    store::accounts::account::lock(&tx, caller.account).await?;
    let before = store::partner_homes::partner_connection::lock_of_account(&tx, caller.account).await?;
    let now = app.now();
    let row = partner_connection::Model {
        account_id: caller.account.into(),
        id: before.as_ref().map_or_else(|| app.new_key(caller.account).into(), |row| row.id),
        client_id: wish.client_id.trim().to_owned(),
        secret,
        state_status: StateStatus::Active.into(),
        token: None,
        token_expires_at: None,
        token_version: before.as_ref().map_or(0, |row| row.token_version + 1),
        lease_by: None,
        lease_until: None,
        renew_after: None,
        renewals: before.as_ref().map_or(0, |row| row.renewals),
        renewals_on: before.as_ref().and_then(|row| row.renewals_on),
        sync_started_at: None,
        sync_cursor: None,
        synced_at: before.as_ref().and_then(|row| row.synced_at),
        sync_failure: None,
        listing_count: before.as_ref().map_or(0, |row| row.listing_count),
        created_at: before.as_ref().map_or(now, |row| row.created_at),
        updated_at: now,
        version: before.as_ref().map_or(1, |row| row.version + 1),
    };
    match before {
        Some(_) => store::keep::update(&tx, row.clone()).await?,
        None => store::keep::insert(&tx, row.clone()).await?,
    }
    record_connection(app, &tx, caller, "connect", &row).await?;
    app::enqueue(app, &tx, JobKind::SyncPartner, row.id.key(), now).await?;
    tx.commit().await?;
    Ok(row)
}

/// Its homes stay, and cannot be priced.
pub async fn disconnect_partner(app: &App, caller: &Caller) -> Result<bool, ConnectionError> {
    caller.demand(Permission::Settings)?;
    let tx = app.store.write().await?;
    let row = store::partner_homes::partner_connection::lock_of_account(&tx, caller.account).await?;
    let is_active = |row: &partner_connection::Model| row.state_status == StateStatus::Active;
    let Some(row) = row.filter(is_active) else { return Ok(false) };
    let row = partner_connection::Model {
        state_status: StateStatus::Paused.into(),
        secret: String::new(),
        token: None,
        token_expires_at: None,
        updated_at: app.now(),
        version: row.version + 1,
        ..row
    };
    store::keep::update(&tx, row.clone()).await?;
    record_connection(app, &tx, caller, "disconnect", &row).await?;
    tx.commit().await?;
    Ok(true)
}

async fn record_connection(
    app: &App,
    tx: &Tx,
    caller: &Caller,
    action: &str,
    row: &partner_connection::Model,
) -> Result<(), StoreError> {
    let told = json!({"client_id": row.client_id});
    let key = Some(row.id.key());
    let act =
        Act { action, noun: "partner-connection", row: key, changes: app::changes(&json!(null), &told) };
    app::record(app, tx, caller, act).await
}

/// Enqueues a sync to run at once.
pub async fn ask_for_sync(
    app: &App,
    caller: &Caller,
) -> Result<Option<partner_connection::Model>, ConnectionError> {
    let Some(row) = partner_connection(app, caller).await? else { return Ok(None) };
    let tx = app.store.write().await?;
    app::enqueue(app, &tx, JobKind::SyncPartner, row.id.key(), app.now()).await?;
    tx.commit().await?;
    Ok(Some(row))
}

/// Encrypts the secret that an owner entered.
fn seal_partner_secret(app: &App, account: AccountId, secret: &str) -> Result<String, PartnerTrouble> {
    let desk = app.partner_desk.as_ref().ok_or(PartnerTrouble::NoKeyring)?;
    if secret.starts_with(SANDBOX) && desk.sandbox.is_some() {
        return Ok(secret.to_owned());
    }
    desk.seal_for(account, &Secret::new(secret), app.nonce())
}
