//! The connection of an account to a partner's property system: its credentials, which are never returned, and the state of the
//! synchronization.

use axum::extract::State;
use chrono::{DateTime, Utc};
use flows::partner_homes;
use flows::partner_homes::{ConnectionError, ConnectionWish};
use flows::services::PartnerTrouble;
use http::StatusCode;
use serde::{Deserialize, Serialize};
use store::row::partner_homes::partner_connection;
use utoipa::ToSchema;

use super::caller::Steward;
use crate::error::{ApiError, ErrorCode, ErrorOut};
use crate::extract::Body;
use crate::json::Json;
use crate::state::AppState;

#[derive(Debug, Deserialize, ToSchema)]
pub struct PartnerConnectionIn {
    client_id: String,
    /// Stored encrypted and never returned.
    client_secret: String,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct PartnerConnectionOut {
    client_id: String,
    /// When all listings of the partner were last read completely; absent before the first time.
    synced_at: Option<DateTime<Utc>>,
    /// Whether a synchronization is running.
    syncing: bool,
    /// The number of listings read then.
    listing_count: i32,
    /// The reason why the last synchronization failed; absent if it did not. It is retried automatically.
    failure: Option<String>,
    created_at: DateTime<Utc>,
    updated_at: DateTime<Utc>,
}

/// Returns the account's connection to the partner.
#[utoipa::path(
    get,
    operation_id = "get_partner_connection",
    path = "/api/v2/partner-connection",
    responses(
        (status = 200, body = PartnerConnectionOut),
        (status = 404, body = ErrorOut, description = "The account is not connected.")
    ),
    tag = "partner-connection"
)]
pub async fn get(
    State(state): State<AppState>,
    Steward(caller): Steward,
) -> Result<Json<PartnerConnectionOut>, ApiError> {
    let row = partner_homes::partner_connection(&state.app, &caller).await?;
    Ok(Json(row.ok_or(ErrorCode::NotFound)?.into()))
}

/// Connects the account to the partner, or replaces the credentials.
///
/// A synchronization starts at once.
#[utoipa::path(
    put,
    operation_id = "connect_partner",
    path = "/api/v2/partner-connection",
    request_body = PartnerConnectionIn,
    responses((status = 200, body = PartnerConnectionOut)),
    tag = "partner-connection"
)]
pub async fn connect(
    State(state): State<AppState>,
    Steward(caller): Steward,
    Body(input): Body<PartnerConnectionIn>,
) -> Result<Json<PartnerConnectionOut>, ApiError> {
    for (field, value) in [("client_id", &input.client_id), ("client_secret", &input.client_secret)] {
        if value.trim().is_empty() {
            return Err(ApiError::field(field, "This field cannot be empty."));
        }
    }
    let wish = ConnectionWish { client_id: input.client_id, client_secret: input.client_secret };
    Ok(Json(partner_homes::connect_partner(&state.app, &caller, &wish).await?.into()))
}

/// Disconnects the account from the partner.
///
/// Homes and bookings stay; prices can no longer be requested.
#[utoipa::path(
    delete,
    operation_id = "disconnect_partner",
    path = "/api/v2/partner-connection",
    responses(
        (status = 204),
        (status = 404, body = ErrorOut)
    ),
    tag = "partner-connection"
)]
pub async fn disconnect(
    State(state): State<AppState>,
    Steward(caller): Steward,
) -> Result<StatusCode, ApiError> {
    let was_there = partner_homes::disconnect_partner(&state.app, &caller).await?;
    if was_there { Ok(StatusCode::NO_CONTENT) } else { Err(ErrorCode::NotFound.into()) }
}

/// Starts a synchronization in the background.
#[utoipa::path(
    post,
    operation_id = "sync_partner",
    path = "/api/v2/partner-connection/sync",
    responses(
        (status = 202, body = PartnerConnectionOut),
        (status = 404, body = ErrorOut)
    ),
    tag = "partner-connection"
)]
pub async fn sync(
    State(state): State<AppState>,
    Steward(caller): Steward,
) -> Result<(StatusCode, Json<PartnerConnectionOut>), ApiError> {
    let row = partner_homes::ask_for_sync(&state.app, &caller).await?.ok_or(ErrorCode::NotFound)?;
    Ok((StatusCode::ACCEPTED, Json(row.into())))
}

impl From<partner_connection::Model> for PartnerConnectionOut {
    fn from(row: partner_connection::Model) -> Self {
        Self {
            client_id: row.client_id,
            synced_at: row.synced_at,
            syncing: row.sync_started_at.is_some(),
            listing_count: row.listing_count,
            failure: row.sync_failure,
            created_at: row.created_at,
            updated_at: row.updated_at,
        }
    }
}

impl From<ConnectionError> for ApiError {
    fn from(error: ConnectionError) -> Self {
        match error {
            ConnectionError::Denied(denied) => denied.into(),
            ConnectionError::Trouble(PartnerTrouble::Store(error)) => error.into(),
            ConnectionError::Trouble(PartnerTrouble::NoKeyring) => {
                Self::field("client_secret", "This installation has no keys to keep secrets with yet.")
            }
            ConnectionError::Trouble(trouble) => Self::fault(trouble),
        }
    }
}
