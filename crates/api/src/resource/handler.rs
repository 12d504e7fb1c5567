//! Endpoints for one row and for one page of a list.

use axum::extract::{OriginalUri, Path, State};
use axum::response::{IntoResponse, Response};
use flows::records::{Edit, Resource, Route};
use flows::{App, records};
use http::{HeaderMap, StatusCode};
use serde_json::Value as Json;
use store::resource::{KeptIn, Value};

use super::input::{self, Given};
use super::output::RowOut;
use super::params;
use super::version::version_in;
use crate::account::caller::By;
use crate::error::{ApiError, ErrorCode};
use crate::extract::{JsonBody, RowKey, named};

pub async fn list(
    resource: &'static Resource,
    route: Option<&'static Route>,
    State(app): State<App>,
    By(caller): By,
    OriginalUri(uri): OriginalUri,
) -> Result<Response, ApiError> {
    let asked = params::read(resource, uri.query().unwrap_or_default(), route)?;
    let found = records::list_rows(&app, &caller, resource, &asked.question, asked.page).await?;
    Ok(crate::json::Json(asked.show(&uri, found, |row| RowOut { resource, row })).into_response())
}

pub async fn get(
    resource: &'static Resource,
    State(app): State<App>,
    By(caller): By,
    Path(key): Path<String>,
) -> Result<Response, ApiError> {
    let row = match resource.table.kept_in {
        KeptIn::Database(_) => records::get_row(&app, &caller, resource, named(&key)?).await?,
        KeptIn::Memory(all) => {
            let wanted = Value::Text(key);
            all().into_iter().find(|row| *row.get("key") == wanted).ok_or(ErrorCode::NotFound)?
        }
    };
    Ok(crate::json::Json(RowOut { resource, row }).into_response())
}

pub async fn create(
    resource: &'static Resource,
    State(app): State<App>,
    By(caller): By,
    JsonBody(body): JsonBody,
) -> Result<Response, ApiError> {
    caller.demand(resource.write)?;
    let given = input::read(resource, body, Given::New, &Json::Null)?;
    let row = records::create_row(&app, &caller, resource, given.values).await?;
    Ok((StatusCode::CREATED, crate::json::Json(RowOut { resource, row })).into_response())
}

pub async fn put(
    resource: &'static Resource,
    app: State<App>,
    by: By,
    key: RowKey,
    headers: HeaderMap,
    body: JsonBody,
) -> Result<Response, ApiError> {
    update(resource, app, by, key, &headers, (body, Given::Whole)).await
}

pub async fn patch(
    resource: &'static Resource,
    app: State<App>,
    by: By,
    key: RowKey,
    headers: HeaderMap,
    body: JsonBody,
) -> Result<Response, ApiError> {
    update(resource, app, by, key, &headers, (body, Given::Part)).await
}

async fn update(
    resource: &'static Resource,
    State(app): State<App>,
    By(caller): By,
    RowKey(key): RowKey,
    headers: &HeaderMap,
    (JsonBody(body), given): (JsonBody, Given),
) -> Result<Response, ApiError> {
    // Checked first, so that a user without permission learns nothing about the validity of the body.
    caller.demand(resource.write)?;
    let row = records::get_row(&app, &caller, resource, key).await?;
    let shown = serde_json::to_value(RowOut { resource, row }).map_err(ApiError::fault)?;
    let given = input::read(resource, body, given, &shown)?;
    let version = version_in(headers)?.or(given.version);
    let edit = Edit { key, version, values: given.values };
    let mut rows = records::update_rows(&app, &caller, resource, &[edit]).await?;
    let row = rows.pop().ok_or(ErrorCode::NotFound)?;
    Ok(crate::json::Json(RowOut { resource, row }).into_response())
}

pub async fn delete(
    resource: &'static Resource,
    State(app): State<App>,
    By(caller): By,
    RowKey(key): RowKey,
) -> Result<StatusCode, ApiError> {
    records::delete_rows(&app, &caller, resource, &[key]).await?;
    Ok(StatusCode::NO_CONTENT)
}
