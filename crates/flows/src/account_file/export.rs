//! Reads an account at one point in time and writes it into a file.

use std::collections::BTreeMap;
use std::fs::File;
use std::io::{Seek, SeekFrom};

use archive::{FORMAT, Manifest, Pack};
use domain::accounts::role::Permission;
use domain::key::{AccountId, Key};
use serde_json::{Value, json};
use store::archive::{Moment, TABLES};
use tokio::sync::mpsc::{Receiver, Sender, channel};

use super::error::{MoveError, PARTS_WAITING, Part};
use super::untrusted::{without_credentials, without_powers};
use crate::access::Caller;
use crate::app::Act;
use crate::{App, app};

/// Exports everything of the user's account into a temporary file, which is deleted when it is closed.
pub async fn take_account(app: &App, caller: &Caller) -> Result<File, MoveError> {
    caller.demand(Permission::CloseAccount)?;
    let tx = app.store.write().await?;
    let act = Act { action: "export", noun: "account", row: None, changes: Value::Null };
    app::record(app, &tx, caller, act).await?;
    app.commit(tx, caller.account).await?;
    pack(app, caller.account).await
}

/// The same export for the operator.
pub async fn pack(app: &App, account: AccountId) -> Result<File, MoveError> {
    let moment = Moment::of(&app.store, account).await?;
    let row = moment.account().await?.ok_or(store::StoreError::Broken(format!("no account {account}")))?;
    let manifest = Manifest {
        format: FORMAT,
        program: concat!("Casita ", env!("CARGO_PKG_VERSION")).to_owned(),
        account: account.get(),
        name: row.name.clone(),
        made_at: app.now(),
        tables: BTreeMap::new(),
        pictures: 0,
    };
    let (parts, waiting) = channel(PARTS_WAITING);
    let written = tokio::task::spawn_blocking(move || write(waiting, manifest));
    let users = moment.users().await?.into_iter().map(without_powers);
    let users: Vec<Value> = users.map(|user| serde_json::to_value(user).unwrap_or(Value::Null)).collect();
    let account = serde_json::to_value(row).map_err(|error| store::StoreError::Broken(error.to_string()))?;
    // The writer stops early only with an error, which is returned below.
    let _ = send_all(app, &moment, account, users, &parts).await?;
    drop(parts);
    written.await.map_err(|_| MoveError::BrokenOff)?
}

/// Returns false if the receiver has stopped.
async fn send_all(
    app: &App,
    moment: &Moment,
    account: Value,
    users: Vec<Value>,
    parts: &Sender<Part>,
) -> Result<bool, MoveError> {
    let mut goes_on = send_table(parts, "account", vec![account]).await;
    goes_on = goes_on && send_table(parts, "user", users).await;
    let [mut photos, mut site_pictures, mut messages] = [const { Vec::<Key>::new() }; 3];
    for table in TABLES {
        goes_on = goes_on && parts.send(Part::Table(table)).await.is_ok();
        let part = |row: Value| {
            let key = |name: &str| row[name].as_str().and_then(|id| id.parse::<Key>().ok());
            match *table {
                "photo" => photos.extend(key("id")),
                "site_picture" => site_pictures.extend(key("picture_id")),
                "message" if row["attachments"] != json!([]) => messages.extend(key("id")),
                _ => {}
            }
            Part::Row(without_credentials(table, row))
        };
        moment.rows(table, parts, part).await?;
    }
    for photo in photos {
        for (file, bytes) in app.gallery.files(photo).await? {
            goes_on = goes_on && parts.send(Part::Picture { photo, file, bytes }).await.is_ok();
        }
    }
    for photo in site_pictures {
        for (file, bytes) in app.gallery.files_of_site_picture(photo).await? {
            goes_on = goes_on && parts.send(Part::Picture { photo, file, bytes }).await.is_ok();
        }
    }
    for message in messages {
        for (file, bytes) in app.gallery.files_of_message(message).await? {
            goes_on = goes_on && parts.send(Part::Picture { photo: message, file, bytes }).await.is_ok();
        }
    }
    Ok(goes_on)
}

async fn send_table(parts: &Sender<Part>, table: &'static str, rows: Vec<Value>) -> bool {
    let mut goes_on = parts.send(Part::Table(table)).await.is_ok();
    for row in rows {
        goes_on = goes_on && parts.send(Part::Row(row)).await.is_ok();
    }
    goes_on
}

fn write(mut parts: Receiver<Part>, mut manifest: Manifest) -> Result<File, MoveError> {
    let file = tempfile::tempfile().map_err(archive::ArchiveError::from)?;
    let mut pack = Pack::new(file);
    let mut table = "";
    while let Some(part) = parts.blocking_recv() {
        match part {
            Part::Table(name) => {
                table = name;
                pack.table(name)?;
                manifest.tables.insert(name.to_owned(), 0);
            }
            Part::Row(row) => {
                let Value::Object(row) = row else { return Err(MoveError::Foreign(table.to_owned())) };
                pack.row(&row)?;
                *manifest.tables.entry(table.to_owned()).or_default() += 1;
            }
            Part::Picture { photo, file, bytes } => {
                pack.picture(&photo.to_string(), &file, &bytes)?;
                manifest.pictures += 1;
            }
        }
    }
    let mut file = pack.finish(&manifest)?;
    file.seek(SeekFrom::Start(0)).map_err(archive::ArchiveError::from)?;
    Ok(file)
}
