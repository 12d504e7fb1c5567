//! Deleting rows. A row that others refer to is marked as deleted instead, if the resource has such a state.

use domain::key::Key;
use domain::text::code::StateStatus;
use serde_json::Value as Json;
use store::page::Page;
use store::resource::{Deletion, Question, Row, Value};

use super::declaration::Resource;
use super::error::{ResourceError, Wrong};
use super::keeper::Desk;
use super::log::{Shown, commit_shown, log, public};
use super::read::reach;
use crate::access::Caller;
use crate::{App, app};

/// Larger deletions are refused, since they are probably a mistake.
const MOST: u64 = 1_000;

/// Deletes all of them, or none.
pub async fn delete_rows(
    app: &App,
    caller: &Caller,
    resource: &'static Resource,
    keys: &[Key],
) -> Result<usize, ResourceError> {
    resource.check_writer(caller, std::iter::empty())?;
    let tx = app.store.write().await?;
    let mut shown = Shown::default();
    for key in keys {
        let found = store::resource::find_locked(&tx, &resource.table, &reach(caller), *key).await?;
        let row = app::open_row(app, caller.account, found.ok_or(ResourceError::NoSuchRow)?);
        let desk = Desk { app, caller, tx: &tx };
        shown.note(&tx, caller, resource, &row).await?;
        resource.keeper.leaving(desk, &row).await?;
        delete_one(app, desk, resource, &row).await?;
        log(app, desk, resource, "delete", &public(&row), &Json::Null, *key).await?;
    }
    commit_shown(app, tx, caller, resource, shown, &[]).await?;
    Ok(keys.len())
}

/// Deletes all rows that match the query.
pub async fn delete_found(
    app: &App,
    caller: &Caller,
    resource: &'static Resource,
    question: &Question,
) -> Result<usize, ResourceError> {
    resource.check_writer(caller, std::iter::empty())?;
    let page = Page { offset: 0, limit: MOST + 1 };
    let rows =
        store::resource::rows(app.store.read(), &resource.table, &reach(caller), question, page).await?;
    if rows.len() as u64 > MOST {
        let message = format!("This would delete more than {MOST}. Narrow it down.");
        return Err(ResourceError::Invalid(vec![Wrong { item: None, field: None, message }]));
    }
    let keys: Vec<Key> = rows.iter().map(Row::key).collect();
    delete_rows(app, caller, resource, &keys).await
}

async fn delete_one(app: &App, desk: Desk<'_>, resource: &Resource, row: &Row) -> Result<(), ResourceError> {
    let account = desk.caller.account;
    match store::resource::delete(desk.tx, row.table, account, row.key()).await? {
        Deletion::Gone => Ok(()),
        Deletion::Needed => {
            let Some(state) = resource.table.field("state_status") else {
                return Err(ResourceError::InUse);
            };
            let mut marked = row.clone();
            marked.set(state.name, Value::from(StateStatus::Deleted.code()));
            Ok(store::resource::update(desk.tx, account, &marked, &[state], app.now()).await?)
        }
    }
}
