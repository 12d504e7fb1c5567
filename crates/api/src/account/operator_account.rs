//! Accounts for the operator of the installation: list, open for an owner, reopen.

use axum::extract::{Path, State};
use chrono::{DateTime, Utc};
use domain::key::AccountId;
use flows::accounts::{self, OwnedAccount};
use http::StatusCode;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::caller::Who;
use super::signup::SignupIn;
use crate::code;
use crate::error::{ApiError, ErrorCode, ErrorOut};
use crate::extract::{Body, Params};
use crate::json::Json;
use crate::state::AppState;
use store::page::{Page, Paged};

const MOST: u64 = 100;

#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct AccountParams {
    /// A part of the account's name.
    #[serde(default)]
    search: String,
    /// The number of results to skip.
    #[serde(default)]
    offset: u64,
    /// The maximum number of results.
    #[serde(default)]
    limit: Option<u64>,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct AccountOut {
    /// The number of the account.
    id: i64,
    name: String,
    /// `a`, or `d` if the account is closed.
    state_status: code::StateStatus,
    /// The e-mail address of the owner who has been a user the longest; absent if there is none.
    owner_email: Option<String>,
    created_at: DateTime<Utc>,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct AccountList {
    results: Vec<AccountOut>,
    /// The number of accounts found.
    count: u64,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct OpenedOut {
    /// The number of the new account.
    id: u32,
}

/// Lists the accounts of the installation, newest first.
#[utoipa::path(
    get,
    operation_id = "list_accounts",
    path = "/api/v2/operator/account",
    params(AccountParams),
    responses((status = 200, body = AccountList)),
    tag = "operator"
)]
pub async fn list(
    State(state): State<AppState>,
    who: Who,
    Params(params): Params<AccountParams>,
) -> Result<Json<AccountList>, ApiError> {
    who.operator()?;
    let page = Page { offset: params.offset, limit: params.limit.unwrap_or(20).min(MOST) };
    let Paged { rows, total } = accounts::accounts(&state.app, params.search.trim(), page).await?;
    let results = rows.into_iter().map(|OwnedAccount { row, owner_email }| AccountOut {
        id: row.id.account().into(),
        name: row.name,
        state_status: row.state_status.into(),
        owner_email,
        created_at: row.created_at,
    });
    Ok(Json(AccountList { results: results.collect(), count: total }))
}

/// Opens an account for an owner, who gets an e-mail with a link to choose a password.
///
/// A `password` in the request is ignored.
#[utoipa::path(
    post,
    operation_id = "open_account",
    path = "/api/v2/operator/account",
    request_body = SignupIn,
    responses((status = 201, body = OpenedOut)),
    tag = "operator"
)]
pub async fn create(
    State(state): State<AppState>,
    who: Who,
    Body(input): Body<SignupIn>,
) -> Result<(StatusCode, Json<OpenedOut>), ApiError> {
    who.operator()?;
    let mut new = input.tenant(None)?;
    new.account.password = state.app.secret();
    let account = accounts::open_account_for(&state.app, &new).await?;
    Ok((StatusCode::CREATED, Json(OpenedOut { id: account.get() })))
}

/// Reopens a closed account.
#[utoipa::path(
    post,
    operation_id = "reopen_account",
    path = "/api/v2/operator/account/{id}/reopen",
    params(("id" = String, Path)),
    responses(
        (status = 204),
        (status = 404, body = ErrorOut)
    ),
    tag = "operator"
)]
pub async fn reopen(
    State(state): State<AppState>,
    who: Who,
    Path(id): Path<String>,
) -> Result<StatusCode, ApiError> {
    who.operator()?;
    let id: u32 = id.parse().map_err(|_| ErrorCode::NotFound)?;
    accounts::reopen_account(&state.app, AccountId::new(id)).await?;
    Ok(StatusCode::NO_CONTENT)
}
