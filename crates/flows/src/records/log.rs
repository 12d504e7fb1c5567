//! After a write: the entry of the audit log, and the change notice for sites.

use std::collections::BTreeSet;

use domain::key::Key;
use serde_json::{Map, Value as Json};
use sha2::{Digest, Sha256};
use store::resource::{Row, Value};
use store::{StoreError, Tx};

use super::declaration::{Resource, Shows};
use super::keeper::Desk;
use crate::access::Caller;
use crate::app::Act;
use crate::{App, app};

/// With more homes it is faster to record that all have changed.
const MANY: usize = 100;

/// The homes that sites must reload.
#[derive(Debug, Default)]
pub(crate) struct Shown {
    homes: BTreeSet<Key>,
    all: bool,
}

pub(super) async fn log(
    app: &App,
    desk: Desk<'_>,
    resource: &Resource,
    action: &str,
    before: &Json,
    after: &Json,
    key: Key,
) -> Result<(), StoreError> {
    let changes = app::changes(before, after);
    let act = Act { action, noun: resource.name, row: Some(key), changes };
    app::record(app, desk.tx, desk.caller, act).await
}

/// Records the changes, commits and notifies listeners.
pub(super) async fn commit_shown(
    app: &App,
    tx: Tx,
    caller: &Caller,
    resource: &'static Resource,
    shown: Shown,
    rows: &[Row],
) -> Result<(), StoreError> {
    shown.record(&tx, caller).await?;
    app.commit(tx, caller.account).await?;
    for row in rows {
        resource.keeper.kept(app, row);
    }
    Ok(())
}

impl Shown {
    pub(crate) async fn note(
        &mut self,
        tx: &Tx,
        caller: &Caller,
        resource: &Resource,
        row: &Row,
    ) -> Result<(), StoreError> {
        if resource.shows == Shows::Nothing {
            return Ok(());
        }
        match store::resource::property_of(tx, caller.account, row).await? {
            Some(home) => drop(self.homes.insert(home)),
            None => self.all = true,
        }
        Ok(())
    }

    async fn record(&self, tx: &Tx, caller: &Caller) -> Result<(), StoreError> {
        if self.all || self.homes.len() > MANY {
            return store::catalog::change::of_account(tx, caller.account).await;
        }
        for home in &self.homes {
            store::catalog::change::of_property(tx, caller.account, *home).await?;
        }
        Ok(())
    }
}

/// Tells apart different texts of an encrypted field without revealing them.
fn fingerprint(text: &str) -> String {
    format!("sealed {}", hex::encode(&Sha256::digest(text)[..4]))
}

/// The fields that may appear in the log.
pub(super) fn public(row: &Row) -> Json {
    let shown = row.table.fields.iter().zip(&row.values).filter(|(field, _)| field.is_written_by_people());
    let pairs = shown.map(|(field, value)| match (field.sealed_for, value) {
        (Some(_), Value::Text(text)) => (field.name.to_owned(), Ok(fingerprint(text).into())),
        _ => (field.name.to_owned(), serde_json::to_value(value)),
    });
    Json::Object(pairs.filter_map(|(name, value)| Some((name, value.ok()?))).collect::<Map<_, _>>())
}
