//! The version of a row that the client has seen, for optimistic locking.

use http::HeaderMap;
use serde_json::Value as Json;

use crate::bounds::Scope;
use crate::error::ApiError;

/// The version that the client has seen; the edit is refused if the row has changed since.
pub const VERSION_HEADER: &str = "If-Unmodified-Since-Version";

pub fn version_in(headers: &HeaderMap) -> Result<Option<i64>, ApiError> {
    let Some(given) = headers.get(VERSION_HEADER) else { return Ok(None) };
    let number = given.to_str().ok().and_then(|text| text.trim().parse().ok());
    version(number).map(Some)
}

/// Returns the version in a request body.
pub fn version_of(body: &Json) -> Result<Option<i64>, ApiError> {
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
