//! One row, or one part of a list.

use axum::extract::{OriginalUri, Path, State};
use axum::response::{IntoResponse, Response};
use flows::House;
use flows::resource::{Edit, Resource, Route};
use http::{HeaderMap, StatusCode};
use serde_json::Value as Json;
use store::resource::{KeptIn, Value};

use super::input::{self, Given};
use super::output::RowOut;
use super::params;
use crate::account::caller::By;
use crate::bounds::Scope;
use crate::error::{ApiError, ErrorCode};
use crate::extract::{JsonBody, named};

/// With the version that was seen, an edit of something newer is refused.
pub(super) const VERSION_HEADER: &str = "If-Unmodified-Since-Version";

pub async fn list(
    resource: &'static Resource,
    route: Option<&'static Route>,
    State(house): State<House>,
    By(caller): By,
    OriginalUri(uri): OriginalUri,
) -> Result<Response, ApiError> {
    let asked = params::read(resource, uri.query().unwrap_or_default(), route)?;
    let found = house.list_rows(&caller, resource, &asked.question, asked.page).await?;
    Ok(crate::json::Json(asked.show(&uri, found, |row| RowOut { resource, row })).into_response())
}

pub async fn get(
    resource: &'static Resource,
    State(house): State<House>,
    By(caller): By,
    Path(key): Path<String>,
) -> Result<Response, ApiError> {
    let row = match resource.table.kept_in {
        KeptIn::Database(_) => house.get_row(&caller, resource, named(&key)?).await?,
        KeptIn::Memory(all) => {
            let wanted = Value::Text(key);
            all().into_iter().find(|row| *row.get("key") == wanted).ok_or(ErrorCode::NotFound)?
        }
    };
    Ok(crate::json::Json(RowOut { resource, row }).into_response())
}

pub async fn create(
    resource: &'static Resource,
    State(house): State<House>,
    By(caller): By,
    JsonBody(body): JsonBody,
) -> Result<Response, ApiError> {
    caller.demand(resource.write)?;
    let given = input::read(resource, body, Given::New)?;
    let row = house.create_row(&caller, resource, given.values).await?;
    Ok((StatusCode::CREATED, crate::json::Json(RowOut { resource, row })).into_response())
}

pub async fn put(
    resource: &'static Resource,
    house: State<House>,
    by: By,
    key: Path<String>,
    headers: HeaderMap,
    body: JsonBody,
) -> Result<Response, ApiError> {
    update(resource, house, by, key, &headers, (body, Given::Whole)).await
}

pub async fn patch(
    resource: &'static Resource,
    house: State<House>,
    by: By,
    key: Path<String>,
    headers: HeaderMap,
    body: JsonBody,
) -> Result<Response, ApiError> {
    update(resource, house, by, key, &headers, (body, Given::Part)).await
}

async fn update(
    resource: &'static Resource,
    State(house): State<House>,
    By(caller): By,
    Path(key): Path<String>,
    headers: &HeaderMap,
    (JsonBody(body), given): (JsonBody, Given),
) -> Result<Response, ApiError> {
    // Whoever may not write learns nothing about what is wrong with the body.
    caller.demand(resource.write)?;
    let key = named(&key)?;
    house.get_row(&caller, resource, key).await?;
    let given = input::read(resource, body, given)?;
    let version = version_in(headers)?.or(given.version);
    let edit = Edit { key, version, values: given.values };
    let mut rows = house.update_rows(&caller, resource, &[edit]).await?;
    let row = rows.pop().ok_or(ErrorCode::NotFound)?;
    Ok(crate::json::Json(RowOut { resource, row }).into_response())
}

pub async fn delete(
    resource: &'static Resource,
    State(house): State<House>,
    By(caller): By,
    Path(key): Path<String>,
) -> Result<StatusCode, ApiError> {
    house.delete_rows(&caller, resource, &[named(&key)?]).await?;
    Ok(StatusCode::NO_CONTENT)
}

fn version_in(headers: &HeaderMap) -> Result<Option<i64>, ApiError> {
    let Some(given) = headers.get(VERSION_HEADER) else { return Ok(None) };
    let number = given.to_str().ok().and_then(|text| text.trim().parse().ok());
    version(number).map(Some)
}

/// The version that a body names.
pub(super) fn version_of(body: &Json) -> Result<Option<i64>, ApiError> {
    match body.get("version") {
        None | Some(Json::Null) => Ok(None),
        Some(given) => version(given.as_i64()).map(Some),
    }
}

fn version(number: Option<i64>) -> Result<i64, ApiError> {
    let (first, last) = Scope::Header.numbers(VERSION_HEADER);
    let number = number.filter(|number| (first..=last).contains(number));
    number.ok_or_else(|| {
        ApiError::field("version", format!("The version is a whole number from {first} to {last}."))
    })
}
