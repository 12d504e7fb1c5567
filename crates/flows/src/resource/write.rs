//! Making and changing rows: each write in one transaction with its entry in the audit log and with the change that sites hear of.

use std::collections::BTreeSet;

use domain::key::Key;
use serde_json::{Map, Value as Json};
use store::resource::{Field, Row, Value};
use store::{StoreError, Tx};

use super::draft::{Edit, refresh_words};
use super::read::reach;
use super::{Action, Desk, Resource, ResourceError, Shows};
use crate::House;
use crate::access::Caller;
use crate::audit_entry::{Act, changes};

/// Above so many homes it is quicker to say that all changed.
const MANY: usize = 100;

/// What sites show differently now.
#[derive(Debug, Default)]
pub(super) struct Shown {
    homes: BTreeSet<Key>,
    all: bool,
}

impl House {
    pub async fn create_row(
        &self,
        caller: &Caller,
        resource: &'static Resource,
        values: Vec<(&'static str, Value)>,
    ) -> Result<Row, ResourceError> {
        resource.check_writer(caller, values.iter().map(|(name, _)| *name))?;
        let tx = self.store.write().await?;
        let mut shown = Shown::default();
        let desk = Desk { house: self, caller, tx: &tx };
        let made = self.create_one(desk, resource, values, &mut shown).await?;
        self.keep(tx, caller, resource, shown, std::slice::from_ref(&made)).await?;
        Ok(made)
    }

    pub(super) async fn create_one(
        &self,
        desk: Desk<'_>,
        resource: &'static Resource,
        values: Vec<(&'static str, Value)>,
        shown: &mut Shown,
    ) -> Result<Row, ResourceError> {
        let Desk { caller, tx, .. } = desk;
        let mut row = self.drafted_row(caller, resource, values);
        resource.keeper.prepare(desk, None, &mut row).await?;
        refresh_words(&mut row);
        resource.check_row(tx, caller, None, &row).await?;
        resource.keeper.insert(desk, &mut row).await.map_err(|error| resource.told_apart(error))?;
        resource.keeper.written(desk, None, &row).await?;
        shown.note(tx, caller, resource, &row).await?;
        self.log(desk, resource, "create", &Json::Null, &public(&row), row.key()).await?;
        let made = store::resource::find(tx, &resource.table, &reach(caller), row.key()).await?;
        let mut made = made.ok_or(ResourceError::NoSuchRow)?;
        tell_secrets(&row, &mut made);
        Ok(made)
    }

    /// All of them, or none.
    pub async fn update_rows(
        &self,
        caller: &Caller,
        resource: &'static Resource,
        edits: &[Edit],
    ) -> Result<Vec<Row>, ResourceError> {
        self.update_rows_as(caller, resource, edits, "update").await
    }

    /// Does the same to all of them, or to none.
    pub async fn act_on_rows(
        &self,
        caller: &Caller,
        resource: &'static Resource,
        action: &Action,
        keys: &[Key],
    ) -> Result<usize, ResourceError> {
        match action.does {
            super::Does::Delete => self.delete_rows(caller, resource, keys).await,
            super::Does::Set(sets) => {
                let values: Vec<_> = sets.iter().map(|(name, to)| (*name, Value::from(*to))).collect();
                let edit = |key: &Key| Edit { key: *key, version: None, values: values.clone() };
                let edits: Vec<Edit> = keys.iter().map(edit).collect();
                Ok(self.update_rows_as(caller, resource, &edits, action.name).await?.len())
            }
        }
    }

    /// The log calls it by this name.
    pub(crate) async fn update_rows_as(
        &self,
        caller: &Caller,
        resource: &'static Resource,
        edits: &[Edit],
        action: &str,
    ) -> Result<Vec<Row>, ResourceError> {
        for edit in edits {
            resource.check_writer(caller, edit.values.iter().map(|(name, _)| *name))?;
        }
        let tx = self.store.write().await?;
        let (mut rows, mut shown) = (Vec::with_capacity(edits.len()), Shown::default());
        for (item, edit) in edits.iter().enumerate() {
            let desk = Desk { house: self, caller, tx: &tx };
            let row = self.update_one(desk, resource, edit, action, &mut shown).await;
            rows.push(row.map_err(|error| if edits.len() > 1 { error.of_item(item) } else { error })?);
        }
        self.keep(tx, caller, resource, shown, &rows).await?;
        Ok(rows)
    }

    async fn update_one(
        &self,
        desk: Desk<'_>,
        resource: &'static Resource,
        edit: &Edit,
        action: &str,
        shown: &mut Shown,
    ) -> Result<Row, ResourceError> {
        let Desk { caller, tx, .. } = desk;
        let reach = reach(caller);
        let found = store::resource::find_locked(tx, &resource.table, &reach, edit.key).await?;
        let before = found.ok_or(ResourceError::NoSuchRow)?;
        if let (Some(seen), Some(version)) = (edit.version, before.version())
            && seen != version
        {
            return Err(ResourceError::Stale { version });
        }
        let mut row = before.clone();
        for (name, value) in &edit.values {
            row.set(name, value.clone());
        }
        if fields_apart(&before, &row).is_empty() {
            return Ok(before);
        }
        resource.keeper.prepare(desk, Some(&before), &mut row).await?;
        refresh_words(&mut row);
        resource.check_row(tx, caller, Some(&before), &row).await?;
        let changed = fields_apart(&before, &row);
        let written = store::resource::update(tx, caller.account, &row, &changed, self.now()).await;
        written.map_err(|error| resource.told_apart(error.into()))?;
        resource.keeper.written(desk, Some(&before), &row).await?;
        shown.note(tx, caller, resource, &before).await?;
        shown.note(tx, caller, resource, &row).await?;
        self.log(desk, resource, action, &public(&before), &public(&row), row.key()).await?;
        let now = store::resource::find(tx, &resource.table, &reach, row.key()).await?;
        now.ok_or(ResourceError::NoSuchRow)
    }

    fn drafted_row(
        &self,
        caller: &Caller,
        resource: &'static Resource,
        values: Vec<(&'static str, Value)>,
    ) -> Row {
        let mut row = Row::blank(&resource.table);
        row.set("key", Value::Key(self.new_key(caller.account)));
        row.set("created_at", Value::Instant(self.now()));
        row.set("updated_at", Value::Instant(self.now()));
        // People cannot name a key; who keeps something under it already does.
        for (name, value) in values {
            row.set(name, value);
        }
        row
    }

    pub(super) async fn log(
        &self,
        desk: Desk<'_>,
        resource: &Resource,
        action: &str,
        before: &Json,
        after: &Json,
        key: Key,
    ) -> Result<(), StoreError> {
        let changes = changes(before, after);
        let act = Act { action, noun: resource.name, row: Some(key), changes };
        self.record(desk.tx, desk.caller, act).await
    }

    /// Ends the unit of work, and lets everybody know.
    pub(super) async fn keep(
        &self,
        tx: Tx,
        caller: &Caller,
        resource: &'static Resource,
        shown: Shown,
        rows: &[Row],
    ) -> Result<(), StoreError> {
        shown.record(&tx, caller).await?;
        self.commit(tx, caller.account).await?;
        for row in rows {
            resource.keeper.kept(self, row);
        }
        Ok(())
    }
}

impl Resource {
    /// The database knows only that there is one already; the declaration knows of what.
    fn told_apart(&self, error: ResourceError) -> ResourceError {
        match (error, self.table.unique.first()) {
            (ResourceError::Store(StoreError::Duplicate), Some(field)) => {
                ResourceError::wrong(field, "There is one with this already.")
            }
            (error, _) => error,
        }
    }
}

impl Shown {
    pub(super) async fn note(
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
            return store::change::of_account(tx, caller.account).await;
        }
        for home in &self.homes {
            store::change::of_property(tx, caller.account, *home).await?;
        }
        Ok(())
    }
}

/// What may stand in the log.
pub(super) fn public(row: &Row) -> Json {
    let shown = row.table.fields.iter().zip(&row.values).filter(|(field, _)| field.is_written_by_people());
    let pairs = shown.map(|(field, value)| (field.name.to_owned(), serde_json::to_value(value)));
    Json::Object(pairs.filter_map(|(name, value)| Some((name, value.ok()?))).collect::<Map<_, _>>())
}

fn fields_apart(one: &Row, other: &Row) -> Vec<&'static Field> {
    let values = one.values.iter().zip(&other.values);
    one.table
        .fields
        .iter()
        .zip(values)
        .filter(|(_, (one, other))| one != other)
        .map(|(field, _)| field)
        .collect()
}

/// What is told once is told now.
fn tell_secrets(prepared: &Row, made: &mut Row) {
    for field in made.table.fields {
        if matches!(field.source, store::resource::Source::Told) {
            made.set(field.name, prepared.get(field.name).clone());
        }
    }
}
