//! Nights of a listing with a price or rules of their own, in ranges.

use axum::extract::State;
use chrono::NaiveDate;
use flows::calendars::{OwnNights, OwnNightsError};
use flows::{App, calendars};
use http::StatusCode;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::caller::{By, Host};
use crate::error::{ApiError, ErrorCode};
use crate::extract::{Body, RowKey};
use crate::json::Json;

const MOST_DAYS: i64 = 1_100;
const MOST_RUNS: usize = 400;
const LONGEST_STAY: i32 = 3_650;

/// A range of consecutive nights.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct OwnNightsBody {
    /// The first night.
    start: NaiveDate,
    /// The day after the last night.
    end: NaiveDate,
    /// The price of each night in minor units; if absent, the season's rate applies.
    #[serde(default)]
    #[schema(minimum = 0)]
    amount: Option<i64>,
    /// The minimum stay in nights; if absent, the season's applies.
    #[serde(default)]
    #[schema(minimum = 1, maximum = 3650)]
    min_nights: Option<i32>,
    /// Whether guests cannot book these nights.
    #[serde(default)]
    closed: bool,
}

#[derive(Debug, Serialize, Deserialize, ToSchema)]
pub struct NightsBody {
    /// In responses, ordered by date. In requests, a later range overrides an earlier one, and a range without price, minimum
    /// stay and `closed` resets the nights to their season.
    #[schema(max_items = 400)]
    runs: Vec<OwnNightsBody>,
}

/// Returns the nights from today on that have a price or rules of their own.
#[utoipa::path(
    get,
    operation_id = "get_listing_nights",
    path = "/api/v2/listing/{key}/nights",
    params(("key" = String, Path)),
    responses((status = 200, body = NightsBody)),
    tag = "listing"
)]
pub async fn get(
    State(app): State<App>,
    By(caller): By,
    RowKey(key): RowKey,
) -> Result<Json<NightsBody>, ApiError> {
    let runs = calendars::own_nights(&app, &caller, key).await?;
    Ok(Json(NightsBody { runs: runs.into_iter().map(OwnNightsBody::from).collect() }))
}

/// Sets the price or rules of nights, or resets the nights to their season: all or none.
#[utoipa::path(
    put,
    operation_id = "set_listing_nights",
    path = "/api/v2/listing/{key}/nights",
    params(("key" = String, Path)),
    request_body = NightsBody,
    responses((status = 204)),
    tag = "listing"
)]
pub async fn set(
    State(app): State<App>,
    Host(caller): Host,
    RowKey(key): RowKey,
    Body(input): Body<NightsBody>,
) -> Result<StatusCode, ApiError> {
    if input.runs.len() > MOST_RUNS {
        return Err(ApiError::field("runs", format!("Give at most {MOST_RUNS}.")));
    }
    let wishes: Vec<OwnNights> =
        input.runs.into_iter().map(OwnNightsBody::checked).collect::<Result<_, _>>()?;
    calendars::set_own_nights(&app, &caller, key, &wishes).await?;
    Ok(StatusCode::NO_CONTENT)
}

impl OwnNightsBody {
    fn checked(self) -> Result<OwnNights, ApiError> {
        let Self { start, end, amount, min_nights, closed } = self;
        if !(1..=MOST_DAYS).contains(&(end - start).num_days()) {
            return Err(ApiError::field("end", format!("Choose 1 to {MOST_DAYS} nights.")));
        }
        if amount.is_some_and(|amount| amount < 0) {
            return Err(ApiError::field("amount", "This cannot be negative."));
        }
        if min_nights.is_some_and(|nights| !(1..=LONGEST_STAY).contains(&nights)) {
            return Err(ApiError::field("min_nights", format!("Give a number from 1 to {LONGEST_STAY}.")));
        }
        Ok(OwnNights { start, end, amount, min_nights, closed })
    }
}

impl From<OwnNights> for OwnNightsBody {
    fn from(OwnNights { start, end, amount, min_nights, closed }: OwnNights) -> Self {
        Self { start, end, amount, min_nights, closed }
    }
}

impl From<OwnNightsError> for ApiError {
    fn from(error: OwnNightsError) -> Self {
        match error {
            OwnNightsError::NoSuchListing => ErrorCode::NotFound.into(),
            OwnNightsError::Denied(denied) => denied.into(),
            OwnNightsError::Store(error) => error.into(),
        }
    }
}
