//! The account's way into a partner's property system: its credentials, which are never shown again, and how reading goes.

use axum::extract::State;
use chrono::{DateTime, Utc};
use flows::partner_homes;
use flows::partner_homes::{ConnectionError, ConnectionWish};
use flows::services::PartnerTrouble;
use http::StatusCode;
use serde::{Deserialize, Serialize};
use store::row::partner_connection;
use utoipa::ToSchema;

use super::caller::Steward;
use crate::error::{ApiError, ErrorCode, ErrorOut, FieldErrors};
use crate::extract::Body;
use crate::json::Json;
use crate::state::AppState;

#[derive(Debug, Deserialize, ToSchema)]
pub struct PartnerConnectionIn {
    client_id: String,
    /// Kept sealed, and never shown again.
    client_secret: String,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct PartnerConnectionOut {
    client_id: String,
    /// When everything that the partner sells was last read.
    synced_at: Option<DateTime<Utc>>,
    /// Whether it is being read now.
    syncing: bool,
    /// How many homes the partner sold then.
    listing_count: i32,
    /// Why the last reading broke off; it goes on by itself.
    failure: Option<String>,
    created_at: DateTime<Utc>,
    updated_at: DateTime<Utc>,
}

/// How the account is connected with the partner.
#[utoipa::path(
    get,
    operation_id = "get_partner_connection",
    path = "/api/v2/partner-connection",
    responses(
        (status = 200, body = PartnerConnectionOut),
        (status = 401, body = ErrorOut),
        (status = 403, body = ErrorOut),
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

/// Connects the account, or gives other credentials. Everything that the partner sells is read at once.
#[utoipa::path(
    put,
    operation_id = "connect_partner",
    path = "/api/v2/partner-connection",
    request_body = PartnerConnectionIn,
    responses(
        (status = 200, body = PartnerConnectionOut),
        (status = 400, body = FieldErrors),
        (status = 401, body = ErrorOut),
        (status = 403, body = ErrorOut)
    ),
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

/// Ends the connection. Homes and bookings stay; prices cannot be asked any more.
#[utoipa::path(
    delete,
    operation_id = "disconnect_partner",
    path = "/api/v2/partner-connection",
    responses(
        (status = 204),
        (status = 401, body = ErrorOut),
        (status = 403, body = ErrorOut),
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

/// Asks for everything to be read now. It happens in the background.
#[utoipa::path(
    post,
    operation_id = "sync_partner",
    path = "/api/v2/partner-connection/sync",
    responses(
        (status = 202, body = PartnerConnectionOut),
        (status = 401, body = ErrorOut),
        (status = 403, body = ErrorOut),
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
