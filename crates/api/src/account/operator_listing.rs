//! Listings as whoever runs the platform decides about them: those that wait for approval or were suspended, of all accounts.

use axum::extract::{Path, State};
use domain::code::ActiveType;
use domain::key::Key;
use domain::listing::Act;
use flows::access::Person;
use flows::listings::DecisionError;
use flows::{App, listings};
use serde::{Deserialize, Serialize};
use serde_json::json;
use store::listing::Watched;
use utoipa::{IntoParams, ToSchema};

use super::caller::Who;
use crate::code;
use crate::error::{ApiError, ErrorCode, ErrorOut, data};
use crate::extract::{Params, named};
use crate::json::Json;
use crate::visitor::Visitor;

#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct WatchedQuery {
    /// How they stand: `n` pending approval unless it is said.
    #[serde(default)]
    active_type: Option<String>,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct WatchedListOut {
    /// The one that has stood so the longest first, at most two hundred.
    results: Vec<WatchedOut>,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct WatchedOut {
    key: String,
    active_type: code::ActiveType,
    /// Of the home.
    name: String,
    city: String,
    account: WatchedAccountOut,
    /// Since when it stands so, or when it was last changed.
    updated_at: chrono::DateTime<chrono::Utc>,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct WatchedAccountOut {
    id: i64,
    name: String,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct DecidedOut {
    key: String,
    /// How it stands now.
    active_type: code::ActiveType,
}

/// The listings of all accounts that stand so.
#[utoipa::path(
    get,
    operation_id = "list_watched_listings",
    path = "/api/v2/operator/listing",
    params(WatchedQuery),
    responses((status = 200, body = WatchedListOut), (status = 401, body = ErrorOut), (status = 403, body = ErrorOut)),
    tag = "operator"
)]
pub async fn list(
    State(app): State<App>,
    who: Who,
    Params(asked): Params<WatchedQuery>,
) -> Result<Json<WatchedListOut>, ApiError> {
    operator(who)?;
    let standing = match asked.active_type.as_deref() {
        None | Some("") => ActiveType::PendingApproval,
        Some(code) => code.parse().map_err(|_| ApiError::field("active_type", "There is no such state."))?,
    };
    let watched = listings::watched_listings(&app, standing).await?;
    Ok(Json(WatchedListOut { results: watched.into_iter().map(WatchedOut::from).collect() }))
}

/// Lets a listing be sold that waits for it.
#[utoipa::path(
    post,
    operation_id = "approve_listing",
    path = "/api/v2/operator/listing/{key}/approve",
    params(("key" = String, Path)),
    responses(
        (status = 200, body = DecidedOut),
        (status = 401, body = ErrorOut),
        (status = 403, body = ErrorOut),
        (status = 404, body = ErrorOut),
        (status = 409, body = ErrorOut, description = "`illegal_move`: it does not wait for approval.")
    ),
    tag = "operator"
)]
pub async fn approve(
    State(app): State<App>,
    visitor: Visitor,
    who: Who,
    Path(key): Path<String>,
) -> Result<Json<DecidedOut>, ApiError> {
    decide(&app, visitor, &operator(who)?, Act::Approve, named(&key)?).await
}

/// Takes a listing off sale, however it stands; its owner cannot change that.
#[utoipa::path(
    post,
    operation_id = "suspend_listing",
    path = "/api/v2/operator/listing/{key}/suspend",
    params(("key" = String, Path)),
    responses(
        (status = 200, body = DecidedOut),
        (status = 401, body = ErrorOut),
        (status = 403, body = ErrorOut),
        (status = 404, body = ErrorOut),
        (status = 409, body = ErrorOut, description = "`illegal_move`: it is suspended already.")
    ),
    tag = "operator"
)]
pub async fn suspend(
    State(app): State<App>,
    visitor: Visitor,
    who: Who,
    Path(key): Path<String>,
) -> Result<Json<DecidedOut>, ApiError> {
    decide(&app, visitor, &operator(who)?, Act::Suspend, named(&key)?).await
}

/// Gives a suspended listing back to its owner, paused.
#[utoipa::path(
    post,
    operation_id = "unsuspend_listing",
    path = "/api/v2/operator/listing/{key}/unsuspend",
    params(("key" = String, Path)),
    responses(
        (status = 200, body = DecidedOut),
        (status = 401, body = ErrorOut),
        (status = 403, body = ErrorOut),
        (status = 404, body = ErrorOut),
        (status = 409, body = ErrorOut, description = "`illegal_move`: it is not suspended.")
    ),
    tag = "operator"
)]
pub async fn unsuspend(
    State(app): State<App>,
    visitor: Visitor,
    who: Who,
    Path(key): Path<String>,
) -> Result<Json<DecidedOut>, ApiError> {
    decide(&app, visitor, &operator(who)?, Act::Unsuspend, named(&key)?).await
}

async fn decide(
    app: &App,
    visitor: Visitor,
    operator: &Person,
    act: Act,
    key: Key,
) -> Result<Json<DecidedOut>, ApiError> {
    let address = visitor.0.map(|address| address.to_string());
    let standing = listings::decide_listing(app, operator, address, act, key).await?;
    Ok(Json(DecidedOut { key: key.to_string(), active_type: standing.into() }))
}

/// Whoever runs the platform, in person.
fn operator(who: Who) -> Result<Person, ApiError> {
    let who = who.in_person()?;
    if who.person.is_operator { Ok(who.person) } else { Err(ErrorCode::Forbidden.into()) }
}

impl From<Watched> for WatchedOut {
    fn from(Watched { listing, name, city, account }: Watched) -> Self {
        Self {
            key: listing.id.key().to_string(),
            account: WatchedAccountOut { id: listing.account_id.account().into(), name: account },
            updated_at: listing.updated_at,
            active_type: listing.active_type.into(),
            name,
            city,
        }
    }
}

impl From<DecisionError> for ApiError {
    fn from(error: DecisionError) -> Self {
        match error {
            DecisionError::NoSuchListing => ErrorCode::NotFound.into(),
            DecisionError::Unfit(standing) => Self::with_data(
                ErrorCode::IllegalMove,
                "The listing stands otherwise by now.",
                data([("active_type", json!(standing))]),
            ),
            DecisionError::Store(error) => error.into(),
        }
    }
}
