//! Actions on a browser session: sign out of other browsers, switch the account, impersonate a user.

use axum::extract::State;
use axum::response::Response;
use axum_extra::extract::CookieJar;
use domain::key::AccountId;
use flows::sessions;
use flows::sessions::ImpersonationError;
use http::StatusCode;
use serde::Deserialize;
use utoipa::ToSchema;

use super::super::caller::{Who, own_secret};
use super::answer::told_again;
use super::output::SessionOut;
use crate::error::{ApiError, ErrorCode, ErrorOut};
use crate::extract::Body;
use crate::state::AppState;
use crate::visitor::Visitor;

#[derive(Debug, Deserialize, ToSchema)]
pub struct SessionAccountIn {
    /// The number of one of `accounts`.
    account: i64,
}

#[derive(Debug, Deserialize, ToSchema)]
pub struct ImpersonationIn {
    /// The e-mail address of the user to impersonate.
    email: String,
}

/// Signs the user out of every other browser.
#[utoipa::path(
    delete,
    operation_id = "sign_out_everywhere",
    path = "/api/v2/session/everywhere",
    responses((status = 204)),
    tag = "session"
)]
pub async fn leave_everywhere(
    State(state): State<AppState>,
    who: Who,
    cookies: CookieJar,
) -> Result<StatusCode, ApiError> {
    let who = who.in_person()?;
    sessions::sign_out_elsewhere(&state.app, who.person.key, own_secret(&cookies)?).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Switches to another account of the user.
#[utoipa::path(
    post,
    operation_id = "switch_account",
    path = "/api/v2/session/account",
    request_body = SessionAccountIn,
    responses((status = 200, body = SessionOut), (status = 404, body = ErrorOut)),
    tag = "session"
)]
pub async fn switch_account(
    State(state): State<AppState>,
    who: Who,
    cookies: CookieJar,
    Body(input): Body<SessionAccountIn>,
) -> Result<Response, ApiError> {
    let who = who.signed_in()?;
    let mut accounts = who.workplaces.iter().map(|place| place.account.id.account());
    let wanted = u32::try_from(input.account).map(AccountId::new).map_err(|_| ErrorCode::NotFound)?;
    let account = accounts.find(|account| *account == wanted).ok_or(ErrorCode::NotFound)?;
    sessions::switch_account(&state.app, own_secret(&cookies)?, account).await?;
    told_again(&state, cookies).await
}

/// Impersonates a user, for operators; the account's log records it.
#[utoipa::path(
    post,
    operation_id = "impersonate",
    path = "/api/v2/session/impersonation",
    request_body = ImpersonationIn,
    responses(
        (status = 200, body = SessionOut),
        (status = 404, body = ErrorOut)
    ),
    tag = "session"
)]
pub async fn impersonate(
    State(state): State<AppState>,
    visitor: Visitor,
    who: Who,
    cookies: CookieJar,
    Body(input): Body<ImpersonationIn>,
) -> Result<Response, ApiError> {
    let who = who.signed_in()?;
    let address = visitor.0.map(|address| address.to_string());
    sessions::impersonate(&state.app, own_secret(&cookies)?, &who, &input.email, address).await?;
    told_again(&state, cookies).await
}

/// Ends the impersonation.
#[utoipa::path(
    delete,
    operation_id = "end_impersonation",
    path = "/api/v2/session/impersonation",
    responses((status = 200, body = SessionOut)),
    tag = "session"
)]
pub async fn end_impersonation(
    State(state): State<AppState>,
    who: Who,
    cookies: CookieJar,
) -> Result<Response, ApiError> {
    who.signed_in()?;
    sessions::end_impersonation(&state.app, own_secret(&cookies)?).await?;
    told_again(&state, cookies).await
}

impl From<ImpersonationError> for ApiError {
    fn from(error: ImpersonationError) -> Self {
        match error {
            ImpersonationError::NotOperator => ErrorCode::Forbidden.into(),
            ImpersonationError::Nobody => ErrorCode::NotFound.into(),
            ImpersonationError::Store(error) => error.into(),
        }
    }
}
