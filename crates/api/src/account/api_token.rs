//! API tokens. They are created here, because the token is shown only once; the generic layer lists and deletes them.

use axum::extract::State;
use axum_extra::extract::CookieJar;
use chrono::{DateTime, Utc};
use domain::accounts::role::Permission;
use flows::sessions;
use flows::sessions::{NewToken, TokenError};
use http::StatusCode;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::caller::{By, own_secret};
use crate::error::{ApiError, ErrorCode};
use crate::extract::Body;
use crate::json::Json;
use crate::state::AppState;

#[derive(Debug, Deserialize, ToSchema)]
pub struct ApiTokenIn {
    /// The purpose of the token.
    name: String,
    /// The permissions of the token, with the codes of `permissions`; limited to those of the user who creates it.
    #[schema(value_type = Vec<String>)]
    scopes: Vec<Permission>,
    /// When the token expires; never by default.
    #[serde(default)]
    expires_at: Option<DateTime<Utc>>,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct ApiTokenSecretOut {
    /// The key of the token's row; not the token itself.
    key: String,
    /// The API path of the token.
    uri: String,
    name: String,
    /// The permissions of the token.
    #[schema(value_type = Vec<String>)]
    scopes: Vec<Permission>,
    /// When the token expires; absent if never.
    expires_at: Option<DateTime<Utc>>,
    created_at: DateTime<Utc>,
    /// The token, for the header `Authorization: Bearer …`. It is shown only in this response.
    token: String,
}

/// Creates an API token.
#[utoipa::path(
    post,
    operation_id = "create_api_token",
    path = "/api/v2/api-token",
    request_body = ApiTokenIn,
    responses((status = 201, body = ApiTokenSecretOut)),
    tag = "api-token"
)]
pub async fn create(
    State(state): State<AppState>,
    By(caller): By,
    cookies: CookieJar,
    Body(input): Body<ApiTokenIn>,
) -> Result<(StatusCode, Json<ApiTokenSecretOut>), ApiError> {
    let scopes = input.scopes.clone();
    let new = NewToken { name: input.name, scopes: input.scopes, expires_at: input.expires_at };
    let (row, token) = sessions::create_token(&state.app, &caller, own_secret(&cookies)?, new).await?;
    let key = row.id.key();
    let out = ApiTokenSecretOut {
        key: key.to_string(),
        uri: format!("/api/v2/api-token/{key}/"),
        name: row.name,
        scopes,
        expires_at: row.expires_at,
        created_at: row.created_at,
        token,
    };
    Ok((StatusCode::CREATED, Json(out)))
}

impl From<TokenError> for ApiError {
    fn from(error: TokenError) -> Self {
        match error {
            TokenError::NoName => Self::field("name", "This field cannot be empty."),
            TokenError::LongName => Self::field("name", error.to_string()),
            TokenError::NoScope => Self::field("scopes", "Choose at least one."),
            TokenError::Past => Self::field("expires_at", "This moment has passed."),
            TokenError::Denied(denied) => denied.into(),
            TokenError::SignedOut => ErrorCode::Unauthenticated.into(),
            TokenError::NotInPerson => ErrorCode::NotInPerson.into(),
            TokenError::Store(error) => error.into(),
        }
    }
}
