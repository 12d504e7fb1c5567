//! Creating and changing rows: each write in one transaction with its entry in the audit log and the change notice for sites.

use domain::key::Key;
use serde_json::Value as Json;
use store::StoreError;
use store::resource::{Field, Row, Value};

use super::declaration::{Action, Does, Resource};
use super::delete::delete_rows;
use super::draft::{Edit, refresh_words};
use super::error::ResourceError;
use super::keeper::Desk;
use super::log::{Shown, commit_shown, log, public};
use super::read::reach;
use crate::access::Caller;
use crate::{App, app};

pub async fn create_row(
    app: &App,
    caller: &Caller,
    resource: &'static Resource,
    values: Vec<(&'static str, Value)>,
) -> Result<Row, ResourceError> {
    resource.check_writer(caller, values.iter().map(|(name, _)| *name))?;
    let tx = app.store.write().await?;
    let mut shown = Shown::default();
    let desk = Desk { app, caller, tx: &tx };
    let made = create_one(app, desk, resource, values, &mut shown).await?;
    commit_shown(app, tx, caller, resource, shown, std::slice::from_ref(&made)).await?;
    Ok(made)
}

pub(super) async fn create_one(
    app: &App,
    desk: Desk<'_>,
    resource: &'static Resource,
    values: Vec<(&'static str, Value)>,
    shown: &mut Shown,
) -> Result<Row, ResourceError> {
    let Desk { caller, tx, .. } = desk;
    let mut row = drafted_row(app, caller, resource, values);
    resource.keeper.prepare(desk, None, &mut row).await?;
    refresh_words(&mut row);
    resource.check_row(tx, caller, None, &row).await?;
    app::seal_row(app, caller.account, &mut row)?;
    resource.keeper.insert(desk, &mut row).await.map_err(|error| resource.told_apart(error))?;
    let row = app::open_row(app, caller.account, row);
    resource.keeper.written(desk, None, &row).await?;
    shown.note(tx, caller, resource, &row).await?;
    log(app, desk, resource, "create", &Json::Null, &public(&row), row.key()).await?;
    let made = store::resource::find(tx, &resource.table, &reach(caller), row.key()).await?;
    let mut made = app::open_row(app, caller.account, made.ok_or(ResourceError::NoSuchRow)?);
    tell_secrets(&row, &mut made);
    Ok(made)
}

/// Updates all of them, or none.
pub async fn update_rows(
    app: &App,
    caller: &Caller,
    resource: &'static Resource,
    edits: &[Edit],
) -> Result<Vec<Row>, ResourceError> {
    update_rows_as(app, caller, resource, edits, "update").await
}

/// Applies the action to all of them, or to none.
pub async fn act_on_rows(
    app: &App,
    caller: &Caller,
    resource: &'static Resource,
    action: &Action,
    keys: &[Key],
) -> Result<usize, ResourceError> {
    match action.does {
        Does::Delete => delete_rows(app, caller, resource, keys).await,
        Does::Set(sets) => {
            let values: Vec<_> = sets.iter().map(|(name, to)| (*name, Value::from(*to))).collect();
            let edit = |key: &Key| Edit { key: *key, version: None, values: values.clone() };
            let edits: Vec<Edit> = keys.iter().map(edit).collect();
            Ok(update_rows_as(app, caller, resource, &edits, action.name).await?.len())
        }
    }
}

/// `action` is its name in the audit log.
pub(crate) async fn update_rows_as(
    app: &App,
    caller: &Caller,
    resource: &'static Resource,
    edits: &[Edit],
    action: &str,
) -> Result<Vec<Row>, ResourceError> {
    for edit in edits {
        resource.check_writer(caller, edit.values.iter().map(|(name, _)| *name))?;
    }
    let tx = app.store.write().await?;
    let (mut rows, mut shown) = (Vec::with_capacity(edits.len()), Shown::default());
    for (item, edit) in edits.iter().enumerate() {
        let desk = Desk { app, caller, tx: &tx };
        let row = update_one(app, desk, resource, edit, action, &mut shown).await;
        rows.push(row.map_err(|error| if edits.len() > 1 { error.of_item(item) } else { error })?);
    }
    commit_shown(app, tx, caller, resource, shown, &rows).await?;
    Ok(rows)
}

async fn update_one(
    app: &App,
    desk: Desk<'_>,
    resource: &'static Resource,
    edit: &Edit,
    action: &str,
    shown: &mut Shown,
) -> Result<Row, ResourceError> {
    let Desk { caller, tx, .. } = desk;
    let reach = reach(caller);
    let found = store::resource::find_locked(tx, &resource.table, &reach, edit.key).await?;
    let before = app::open_row(app, caller.account, found.ok_or(ResourceError::NoSuchRow)?);
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
    let mut stored = row.clone();
    app::seal_row(app, caller.account, &mut stored)?;
    let written = store::resource::update(tx, caller.account, &stored, &changed, app.now()).await;
    written.map_err(|error| resource.told_apart(error.into()))?;
    resource.keeper.written(desk, Some(&before), &row).await?;
    shown.note(tx, caller, resource, &before).await?;
    shown.note(tx, caller, resource, &row).await?;
    log(app, desk, resource, action, &public(&before), &public(&row), row.key()).await?;
    let now = store::resource::find(tx, &resource.table, &reach, row.key()).await?;
    Ok(app::open_row(app, caller.account, now.ok_or(ResourceError::NoSuchRow)?))
}

fn drafted_row(
    app: &App,
    caller: &Caller,
    resource: &'static Resource,
    values: Vec<(&'static str, Value)>,
) -> Row {
    let mut row = Row::blank(&resource.table);
    row.set("key", Value::Key(app.new_key(caller.account)));
    row.set("created_at", Value::Instant(app.now()));
    row.set("updated_at", Value::Instant(app.now()));
    // Users cannot set a key; a handler that stored a file under one can.
    for (name, value) in values {
        row.set(name, value);
    }
    row
}

impl Resource {
    /// The database reports only a duplicate; the declaration knows of which field.
    fn told_apart(&self, error: ResourceError) -> ResourceError {
        match (error, self.table.unique.first()) {
            (ResourceError::Store(StoreError::Duplicate), Some(field)) => {
                ResourceError::wrong(field, "There is one with this already.")
            }
            (error, _) => error,
        }
    }
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

/// Copies secrets that are shown once into the response.
fn tell_secrets(prepared: &Row, made: &mut Row) {
    for field in made.table.fields {
        if matches!(field.source, store::resource::Source::Told) {
            made.set(field.name, prepared.get(field.name).clone());
        }
    }
}
