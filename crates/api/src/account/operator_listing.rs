//! Listings of all accounts for the operator of the installation: those that wait for approval or are suspended.

use axum::extract::State;
use domain::key::Key;
use domain::listings::Act;
use domain::text::code::ActiveType;
use flows::access::Person;
use flows::listings::DecisionError;
use flows::{App, listings};
use serde::{Deserialize, Serialize};
use serde_json::json;
use store::listings::listing::Watched;
use utoipa::{IntoParams, ToSchema};

use super::caller::Who;
use crate::code;
use crate::error::{ApiError, ErrorCode, ErrorOut, data};
use crate::extract::{Params, RowKey};
use crate::json::Json;
use crate::visitor::Visitor;

#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct WatchedQuery {
    /// The state of the listings: `n` pending approval by default.
    #[serde(default)]
    active_type: Option<String>,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct WatchedListOut {
    /// The listings that have been in this state the longest come first; at most 200.
    results: Vec<WatchedOut>,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct WatchedOut {
    /// The listing's key.
    key: String,
    /// The listing's state.
    active_type: code::ActiveType,
    /// The name of its home.
    name: String,
    city: String,
    /// The account of the listing.
    account: WatchedAccountOut,
    /// When the listing reached its state or was last changed.
    updated_at: chrono::DateTime<chrono::Utc>,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct WatchedAccountOut {
    /// The number of the account.
    id: i64,
    /// The name of the account.
    name: String,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct DecidedOut {
    /// The listing's key.
    key: String,
    /// The listing's state after the decision.
    active_type: code::ActiveType,
}

/// Lists the listings of all accounts in a state.
#[utoipa::path(
    get,
    operation_id = "list_watched_listings",
    path = "/api/v2/operator/listing",
    params(WatchedQuery),
    responses((status = 200, body = WatchedListOut)),
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

/// Approves a listing that waits for approval.
#[utoipa::path(
    post,
    operation_id = "approve_listing",
    path = "/api/v2/operator/listing/{key}/approve",
    params(("key" = String, Path)),
    responses(
        (status = 200, body = DecidedOut),
        (status = 409, body = ErrorOut, description = "`illegal_move`: the listing does not wait for approval.")
    ),
    tag = "operator"
)]
pub async fn approve(
    State(app): State<App>,
    visitor: Visitor,
    who: Who,
    RowKey(key): RowKey,
) -> Result<Json<DecidedOut>, ApiError> {
    decide(&app, visitor, &operator(who)?, Act::Approve, key).await
}

/// Suspends a listing, whatever its state; its owner cannot undo that.
#[utoipa::path(
    post,
    operation_id = "suspend_listing",
    path = "/api/v2/operator/listing/{key}/suspend",
    params(("key" = String, Path)),
    responses(
        (status = 200, body = DecidedOut),
        (status = 409, body = ErrorOut, description = "`illegal_move`: the listing is already suspended.")
    ),
    tag = "operator"
)]
pub async fn suspend(
    State(app): State<App>,
    visitor: Visitor,
    who: Who,
    RowKey(key): RowKey,
) -> Result<Json<DecidedOut>, ApiError> {
    decide(&app, visitor, &operator(who)?, Act::Suspend, key).await
}

/// Ends the suspension of a listing, which is then paused.
#[utoipa::path(
    post,
    operation_id = "unsuspend_listing",
    path = "/api/v2/operator/listing/{key}/unsuspend",
    params(("key" = String, Path)),
    responses(
        (status = 200, body = DecidedOut),
        (status = 409, body = ErrorOut, description = "`illegal_move`: the listing is not suspended.")
    ),
    tag = "operator"
)]
pub async fn unsuspend(
    State(app): State<App>,
    visitor: Visitor,
    who: Who,
    RowKey(key): RowKey,
) -> Result<Json<DecidedOut>, ApiError> {
    decide(&app, visitor, &operator(who)?, Act::Unsuspend, key).await
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

/// Requires the operator of the installation, not impersonating anyone.
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
