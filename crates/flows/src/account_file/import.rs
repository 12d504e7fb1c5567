//! Imports an account from a file into an installation that does not have it: all rows in one transaction, its pictures before
//! they can be requested. The file is untrusted input, so it may contain rows of its own account only (`untrusted`).

use std::collections::{BTreeMap, HashMap};
use std::fs::File;

use archive::{ArchiveError, Manifest, Unpack};
use domain::key::{AccountId, Key};
use domain::text::code::StateStatus;
use payments::merchant::sealed::SealError;
use serde_json::{Map, Value};
use store::archive::TABLES;
use store::row::accounts::account;
use store::row::sessions::user;
use store::{StoreError, Tx};
use tokio::sync::mpsc::{Receiver, Sender, channel};

use super::error::{MoveError, PARTS_WAITING, Part};
use super::untrusted::{Fit, fit, names_members, without_powers};
use crate::services::Purpose;
use crate::{App, app};

/// Tables that older programs wrote without a currency: their amounts were in the account's.
const IN_CURRENCY: [&str; 3] = ["tax", "promotion", "payment_policy"];

/// Totals of an import.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Imported {
    pub account: AccountId,
    pub name: String,
    pub rows: u64,
    pub pictures: u64,
}

pub async fn bring_account(app: &App, file: File) -> Result<Imported, MoveError> {
    let open = || Unpack::open(file).map_err(MoveError::from);
    let archive = tokio::task::spawn_blocking(open).await.map_err(|_| MoveError::BrokenOff)??;
    let manifest = archive.manifest.clone();
    let account = AccountId::new(manifest.account);
    if store::accounts::account::find(app.store.read(), account).await?.is_some() {
        return Err(MoveError::IsHere(manifest.account));
    }
    let (parts, waiting) = channel(PARTS_WAITING);
    let read = tokio::task::spawn_blocking(move || read(archive, &parts));
    let tx = app.store.write().await?;
    let counted = unpack(app, &tx, account, waiting).await?;
    read.await.map_err(|_| MoveError::BrokenOff)??;
    let imported = check(&manifest, &counted)?;
    app.commit(tx, account).await?;
    Ok(imported)
}

/// Inserts all rows and returns their number for each table; pictures are counted under the empty name.
async fn unpack(
    app: &App,
    tx: &Tx,
    account: AccountId,
    mut parts: Receiver<Part>,
) -> Result<BTreeMap<&'static str, u64>, MoveError> {
    let mut counted: BTreeMap<&'static str, u64> = BTreeMap::new();
    let mut known = Known::default();
    let mut table = "";
    while let Some(part) = parts.recv().await {
        match part {
            Part::Table(name) => table = name,
            Part::Row(row) => {
                *counted.entry(table).or_default() += 1;
                put(app, tx, account, table, row, &mut known).await?;
            }
            Part::Picture { photo, .. } if photo.account() != account => {
                return Err(MoveError::Foreign("photos".to_owned()));
            }
            Part::Picture { photo, file, bytes } => {
                *counted.entry("").or_default() += 1;
                app.gallery.put_file(photo, &file, bytes).await?;
            }
        }
    }
    if known.lacks_balances {
        store::reservations::reservation::agree_all(tx, account).await?;
    }
    Ok(counted)
}

/// What earlier rows of the archive have said.
#[derive(Default)]
struct Known {
    /// The users here, by their keys in the archive.
    people: HashMap<String, Key>,
    currency: String,
    /// Older programs wrote reservations without their sums.
    lacks_balances: bool,
}

async fn put(
    app: &App,
    tx: &Tx,
    account: AccountId,
    table: &str,
    mut row: Value,
    known: &mut Known,
) -> Result<(), MoveError> {
    let written = match table {
        "account" => {
            let row: account::Model = read_row(row)?;
            foreign(row.id == account, table)?;
            known.currency.clone_from(&row.currency);
            store::archive::put_account(tx, row).await.map(|()| true)
        }
        "user" => {
            let row: user::Model = read_row(row)?;
            let came = row.id.key().to_string();
            let is = store::archive::put_user(tx, without_powers(row)).await?;
            known.people.insert(came, is);
            Ok(true)
        }
        _ => {
            let is = row["user_id"].as_str().and_then(|came| known.people.get(came));
            match is {
                Some(is) => row["user_id"] = Value::String(is.to_string()),
                None => foreign(!names_members(table), table)?,
            }
            match table {
                "webhook" => pause_unreadable(app, account, &mut row, Purpose::WebhookSecret, "secret"),
                "calendar_feed" => pause_unreadable(app, account, &mut row, Purpose::FeedAddress, "url"),
                _ => (),
            }
            known.lacks_balances |= table == "reservation" && row["balance"].is_null();
            if IN_CURRENCY.contains(&table) && row["currency"].is_null() {
                row["currency"] = Value::String(known.currency.clone());
            }
            match fit(account, table, row) {
                Fit::Taken(row) => store::archive::put(tx, account, table, row).await,
                Fit::PassedOver => Ok(true),
                Fit::Foreign => Ok(false),
            }
        }
    };
    let is_ours = written.map_err(|error| match error {
        StoreError::Duplicate => MoveError::Taken,
        error => error.into(),
    })?;
    foreign(is_ours, table)
}

/// Pauses what cannot work without a secret that was encrypted with the keys of another installation. One in clear, in a file of
/// an earlier version, is encrypted.
fn pause_unreadable(app: &App, account: AccountId, row: &mut Value, purpose: Purpose, secret: &str) {
    let kept = row[secret].as_str().unwrap_or_default();
    let sealed = match app.seal.open(purpose, account, kept) {
        Err(SealError::NotSealed) => app::seal(app, purpose, account, kept.to_owned()),
        opened => opened.map(|_| kept.to_owned()),
    };
    match sealed {
        Ok(sealed) => row[secret] = Value::String(sealed),
        Err(_) => row["state_status"] = Value::String(StateStatus::Paused.code().to_owned()),
    }
}

fn foreign(is_ours: bool, table: &str) -> Result<(), MoveError> {
    if is_ours { Ok(()) } else { Err(MoveError::Foreign(table.to_owned())) }
}

fn read_row<T: serde::de::DeserializeOwned>(row: Value) -> Result<T, MoveError> {
    serde_json::from_value(row).map_err(|error| ArchiveError::Json("a row".to_owned(), error).into())
}

/// Runs in a blocking task. Stops without an error if the writer has stopped, since the rest is not needed then.
fn read(mut archive: Unpack<File>, parts: &Sender<Part>) -> Result<(), MoveError> {
    for table in ["account", "user"].iter().chain(TABLES) {
        if parts.blocking_send(Part::Table(table)).is_err() {
            return Ok(());
        }
        archive.table::<MoveError>(table, |row: Map<String, Value>| {
            parts.blocking_send(Part::Row(Value::Object(row))).map_err(|_| MoveError::BrokenOff)
        })?;
    }
    archive.pictures::<MoveError>(|photo, file, bytes| {
        let photo = photo.parse().map_err(|_| MoveError::Foreign("photos".to_owned()))?;
        let part = Part::Picture { photo, file: file.to_owned(), bytes };
        parts.blocking_send(part).map_err(|_| MoveError::BrokenOff)
    })
}

/// Fails if rows or pictures that the manifest lists are missing.
fn check(manifest: &Manifest, counted: &BTreeMap<&str, u64>) -> Result<Imported, MoveError> {
    let came = |name: &str| counted.get(name).copied().unwrap_or_default();
    let short = manifest.tables.iter().find(|(table, rows)| came(table) != **rows);
    if let Some((table, _)) = short {
        return Err(MoveError::Short(table.clone()));
    }
    if came("") != manifest.pictures {
        return Err(MoveError::Short("photos".to_owned()));
    }
    Ok(Imported {
        account: AccountId::new(manifest.account),
        name: manifest.name.clone(),
        rows: manifest.tables.values().sum(),
        pictures: manifest.pictures,
    })
}
