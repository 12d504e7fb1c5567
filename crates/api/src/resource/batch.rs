//! Operations on many rows at once: all or none.

use axum::extract::{OriginalUri, State};
use axum::response::{IntoResponse, Response};
use domain::key::Key;
use flows::access::Caller;
use flows::records::{Action, Edit, Resource};
use flows::{App, records};
use serde::Serialize;
use serde_json::{Value as Json, json};

use super::input::{self, Given};
use super::output::RowOut;
use super::params;
use crate::account::caller::By;
use crate::body_fields::{READ_ONLY, check_unchanged};
use crate::bounds::ROWS;
use crate::error::{ApiError, ErrorCode, FieldErrors, NO_FIELD};
use crate::extract::JsonBody;

const KEYS: &str = "object_keys";

#[derive(Debug, Serialize)]
struct ActedOut {
    updated: usize,
    #[serde(skip_serializing_if = "Option::is_none")]
    message: Option<&'static str>,
}

/// Updates rows from an array; each item has the key or uri of its row and the changed fields.
pub async fn update(
    resource: &'static Resource,
    State(app): State<App>,
    By(caller): By,
    JsonBody(body): JsonBody,
) -> Result<Response, ApiError> {
    caller.demand(resource.write)?;
    let Json::Array(items) = body else {
        return Err(ApiError::field(NO_FIELD, "Send an array of items, each with its key."));
    };
    check_number(NO_FIELD, items.len())?;
    let mut edits = Vec::with_capacity(items.len());
    let mut wrong = FieldErrors::default();
    for (place, item) in items.into_iter().enumerate() {
        match edit(resource, item) {
            Ok(edit) => edits.push(edit),
            Err(ApiError::Fields(errors)) => {
                wrong.0.extend(errors.0.into_iter().map(|(field, why)| (format!("{place}.{field}"), why)));
            }
            Err(error) => return Err(error),
        }
    }
    if !wrong.0.is_empty() {
        return Err(ApiError::Fields(wrong));
    }
    let rows = records::update_rows(&app, &caller, resource, &edits).await?;
    let shown: Vec<_> = rows.into_iter().map(|row| RowOut { resource, row }).collect();
    Ok(crate::json::Json(shown).into_response())
}

fn edit(resource: &'static Resource, mut item: Json) -> Result<Edit, ApiError> {
    let mut take = |name| item.as_object_mut().and_then(|item| item.remove(name));
    let (key, uri) = (take("key"), take("uri"));
    let named = key.or_else(|| uri.clone()).unwrap_or_default();
    let key = input::read_key(&named).map_err(|why| ApiError::field("key", why))?;
    if uri.is_some_and(|uri| input::read_key(&uri) != Ok(key)) {
        return Err(ApiError::field("uri", READ_ONLY));
    }
    let given = input::read(resource, item, Given::Part, &Json::Null)?;
    Ok(Edit { key, version: given.version, values: given.values })
}

/// Deletes all rows that match the filters. Refused without filters, which would delete every row.
pub async fn delete(
    resource: &'static Resource,
    State(app): State<App>,
    By(caller): By,
    OriginalUri(uri): OriginalUri,
) -> Result<Response, ApiError> {
    caller.demand(resource.write)?;
    let asked = params::read(resource, uri.query().unwrap_or_default(), None)?;
    if !asked.is_narrowed {
        return Err(ApiError::field(NO_FIELD, "Say which ones: a list is deleted by a filter."));
    }
    let deleted = records::delete_found(&app, &caller, resource, &asked.question).await?;
    Ok(crate::json::Json(json!({ "deleted": deleted })).into_response())
}

/// Performs an action on the named rows.
pub async fn act(
    resource: &'static Resource,
    action: &'static Action,
    State(app): State<App>,
    By(caller): By,
    JsonBody(body): JsonBody,
) -> Result<Response, ApiError> {
    caller.demand(resource.write)?;
    let keys = object_keys(&caller, &body)?;
    let updated = records::act_on_rows(&app, &caller, resource, action, &keys).await?;
    Ok(crate::json::Json(ActedOut { updated, message: action.message }).into_response())
}

/// Returns the keys of the rows in a bulk action, without duplicates.
pub(crate) fn object_keys(caller: &Caller, body: &Json) -> Result<Vec<Key>, ApiError> {
    let Some(Json::Array(named)) = body.get(KEYS) else {
        return Err(ApiError::field(KEYS, "This field is required."));
    };
    let others = body.as_object().into_iter().flatten().filter(|(name, _)| *name != KEYS);
    check_unchanged(others, &Json::Null).map_err(ApiError::Fields)?;
    own_keys(caller, named)
}

/// Returns the keys of the account's rows, sorted and without duplicates.
pub(crate) fn own_keys(caller: &Caller, named: &[Json]) -> Result<Vec<Key>, ApiError> {
    check_number(KEYS, named.len())?;
    let keys: Result<Vec<Key>, String> = named.iter().map(input::read_key).collect();
    let mut keys = keys.map_err(|why| ApiError::field(KEYS, why))?;
    keys.sort_unstable();
    keys.dedup();
    if keys.iter().any(|key| key.account() != caller.account) {
        return Err(ErrorCode::NotFound.into());
    }
    Ok(keys)
}

fn check_number(field: &str, number: usize) -> Result<(), ApiError> {
    match number {
        0 => Err(ApiError::field(field, "You must select one or more items below.")),
        1..=ROWS => Ok(()),
        _ => Err(ApiError::field(field, format!("These are more than {ROWS}."))),
    }
}
