//! Extractors for request bodies and query strings. Invalid input is answered with the name of the field and the reason.

use flows::holds_card_number;
use std::fmt::Display;
use std::str::FromStr;

use axum::body::Bytes;
use axum::extract::{FromRequest, FromRequestParts, RawPathParams, Request};
use chrono::{Datelike, NaiveDate};
use domain::key::Key;
use http::header::CONTENT_TYPE;
use http::request::Parts;
use http::{Method, StatusCode};
use serde::de::{DeserializeOwned, Error as _};
use serde::{Deserialize, Deserializer};
use serde_json::{Map, Value};
use serde_path_to_error::deserialize;
use utoipa::ToSchema;

use crate::body_fields::{UNKNOWN, unknown};
use crate::bounds::{self, Scope};
use crate::error::{ApiError, ErrorCode, FieldErrors, NO_FIELD};

/// A JSON body.
#[derive(Debug)]
pub struct Body<T>(pub T);

/// The changed fields of a row. Its other fields may come along, for the handler to check that they are unchanged.
#[derive(Debug)]
pub struct Changes<T> {
    pub input: T,
    pub rest: Map<String, Value>,
}

/// A JSON body of any shape.
#[derive(Debug)]
pub struct JsonBody(pub serde_json::Value);

/// The key of a row in the path. An unparsable key is a 404.
#[derive(Clone, Copy, Debug)]
pub struct RowKey(pub Key);

/// The query string.
#[derive(Debug)]
pub struct Params<T>(pub T);

impl<T: DeserializeOwned + ToSchema, S: Send + Sync> FromRequest<S> for Body<T> {
    type Rejection = ApiError;

    async fn from_request(request: Request, state: &S) -> Result<Self, ApiError> {
        let is_call_of_guest = is_call_of_guest(&request);
        let (bytes, unknown) = read_object::<T, S>(request, state).await?;
        if !unknown.is_empty() && !is_call_of_guest {
            let unknown = unknown.into_iter().map(|(name, _)| (name, vec![UNKNOWN.to_owned()]));
            return Err(ApiError::Fields(FieldErrors(unknown.collect())));
        }
        parse(&bytes).map(Self)
    }
}

impl<T: DeserializeOwned + ToSchema, S: Send + Sync> FromRequest<S> for Changes<T> {
    type Rejection = ApiError;

    async fn from_request(request: Request, state: &S) -> Result<Self, ApiError> {
        let (bytes, rest) = read_object::<T, S>(request, state).await?;
        Ok(Self { input: parse(&bytes)?, rest })
    }
}

/// Programs of guests send whole objects with their calls, such as a quote that was read. What changes a row is never ignored.
fn is_call_of_guest(request: &Request) -> bool {
    request.method() == Method::POST && request.uri().path().starts_with("/websites/")
}

/// Reads a JSON object, and returns its fields that the type does not have.
async fn read_object<T: ToSchema, S: Send + Sync>(
    request: Request,
    state: &S,
) -> Result<(Bytes, Map<String, Value>), ApiError> {
    let bytes = read_json(request, state, Scope::Body(&T::name())).await?;
    if bytes.trim_ascii_start().first() != Some(&b'{') {
        return Err(ApiError::field(NO_FIELD, "Send one JSON object."));
    }
    let fields: Map<String, Value> = serde_json::from_slice(&bytes).map_err(|_| not_json())?;
    Ok((bytes, unknown::<T>(&fields)))
}

/// The bytes are known to be JSON.
fn parse<T: DeserializeOwned>(bytes: &[u8]) -> Result<T, ApiError> {
    deserialize(&mut serde_json::Deserializer::from_slice(bytes))
        .map_err(|error| wrong(&error.path().to_string(), &error.inner().to_string()))
}

impl<S: Send + Sync> FromRequest<S> for JsonBody {
    type Rejection = ApiError;

    async fn from_request(request: Request, state: &S) -> Result<Self, ApiError> {
        let bytes = read_json(request, state, Scope::Row).await?;
        serde_json::from_slice(&bytes).map(Self).map_err(|_| not_json())
    }
}

/// Reads a body whose content type is JSON, that stays within its bounds and that holds no card number.
async fn read_json<S: Send + Sync>(request: Request, state: &S, scope: Scope<'_>) -> Result<Bytes, ApiError> {
    let media_type = request.headers().get(CONTENT_TYPE).and_then(|value| value.to_str().ok());
    if !media_type.is_some_and(is_json) {
        return Err(ErrorCode::UnsupportedMediaType.into());
    }
    let bytes = read_bytes(request, state).await?;
    if holds_card_number(&bytes) {
        return Err(ApiError::field(NO_FIELD, "Card numbers must not be sent to us."));
    }
    bounds::body::check(&bytes, scope)?;
    Ok(bytes)
}

/// Whether the media type is `application/json`, in UTF-8 if it names a charset.
fn is_json(media_type: &str) -> bool {
    let mut parts = media_type.split(';').map(str::trim);
    let is_utf_8 = |parameter: &str| {
        parameter.split_once('=').is_some_and(|(name, value)| {
            name.eq_ignore_ascii_case("charset") && value.trim_matches('"').eq_ignore_ascii_case("utf-8")
        })
    };
    parts.next().is_some_and(|name| name.eq_ignore_ascii_case("application/json")) && parts.all(is_utf_8)
}

/// Reads the whole body.
pub async fn read_bytes<S: Send + Sync>(request: Request, state: &S) -> Result<Bytes, ApiError> {
    Bytes::from_request(request, state).await.map_err(|rejection| {
        match axum::response::IntoResponse::into_response(rejection).status() {
            StatusCode::PAYLOAD_TOO_LARGE => ErrorCode::TooLarge.into(),
            _ => ApiError::field(NO_FIELD, "The request could not be read to its end."),
        }
    })
}

impl<T: DeserializeOwned, S: Sync> FromRequestParts<S> for Params<T> {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, ApiError> {
        Self::read(parts.uri.query().unwrap_or_default())
    }
}

impl<S: Send + Sync> FromRequestParts<S> for RowKey {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, ApiError> {
        named(&key_in_path(parts, state).await?).map(Self)
    }
}

/// Returns the `{key}` in the path.
pub async fn key_in_path<S: Send + Sync>(parts: &mut Parts, state: &S) -> Result<String, ApiError> {
    let params = RawPathParams::from_request_parts(parts, state).await.map_err(|_| ErrorCode::NotFound)?;
    let key = params.iter().find(|(name, _)| *name == "key").map(|(_, key)| key.to_owned());
    key.ok_or_else(|| ErrorCode::NotFound.into())
}

impl<T: DeserializeOwned> Params<T> {
    pub(crate) fn read(query: &str) -> Result<Self, ApiError> {
        bounds::query::check(query)?;
        let pairs = serde_urlencoded::Deserializer::new(form_urlencoded::parse(query.as_bytes()));
        let value = deserialize(pairs)
            .map_err(|error| wrong(&error.path().to_string(), &error.inner().to_string()))?;
        Ok(Self(value))
    }
}

/// Deserializes a value from another source as if it were a JSON body.
pub fn from_json<T: DeserializeOwned>(value: serde_json::Value) -> Result<T, ApiError> {
    deserialize(value).map_err(|error| wrong(&error.path().to_string(), &error.inner().to_string()))
}

/// Parses `true` or `false` in any case: the specification writes `True`.
pub fn flag<'de, D: Deserializer<'de>>(value: D) -> Result<Option<bool>, D::Error> {
    let text = String::deserialize(value)?;
    match text.to_ascii_lowercase().parse() {
        Ok(flag) => Ok(Some(flag)),
        Err(_) => Err(D::Error::custom(format_args!("{text:?} is neither true nor false"))),
    }
}

/// Parses a date with a year of at most four digits: beyond that the databases disagree about the order of dates.
pub fn date<'de, D: Deserializer<'de>>(value: D) -> Result<Option<NaiveDate>, D::Error> {
    let date = NaiveDate::deserialize(value)?;
    if (0..=9999).contains(&date.year()) {
        Ok(Some(date))
    } else {
        Err(D::Error::custom("a date is written YYYY-MM-DD"))
    }
}

/// Parses a domain value; an error is reported under the name of the field.
pub fn parsed<T: FromStr<Err: Display>>(field: &str, text: &str) -> Result<T, ApiError> {
    text.trim().parse().map_err(|error: T::Err| ApiError::field(field, error.to_string()))
}

/// Parses the key of a row. An unparsable key is a 404, as is the key of a missing row.
pub fn named(text: &str) -> Result<Key, ApiError> {
    text.parse().map_err(|_| ErrorCode::NotFound.into())
}

fn not_json() -> ApiError {
    ApiError::field(NO_FIELD, "The request is not valid JSON.")
}

/// Names the field where the deserializer knows it; its messages are clear enough for the rest.
fn wrong(path: &str, message: &str) -> ApiError {
    let named = |problem: &str| message.strip_prefix(problem)?.split('`').next();
    if let Some(field) = named("missing field `") {
        return ApiError::field(field, "This field is required.");
    }
    if let Some(field) = named("unknown field `") {
        return ApiError::field(field, UNKNOWN);
    }
    let message = message.split(" at line ").next().unwrap_or(message);
    let mut letters = message.chars();
    let sentence =
        letters.next().map(char::to_uppercase).into_iter().flatten().chain(letters).collect::<String>();
    let field = if path == "." { NO_FIELD } else { path };
    ApiError::field(field, format!("{sentence}."))
}
