//! Signing in and out, and the current session.

mod act;
mod answer;
mod output;

use axum::extract::State;
use axum::response::{IntoResponse, Response};
use axum_extra::extract::CookieJar;
use flows::sessions;
use flows::sessions::{Credentials, SignInError};
use http::{HeaderMap, StatusCode};
use serde::Deserialize;
use utoipa::ToSchema;

use super::caller::{self, Who};
use crate::error::{ApiError, ErrorCode, ErrorOut};
use crate::extract::Body;
use crate::local::Local;
use crate::state::AppState;
use crate::visitor::Visitor;

pub use act::{
    __path_end_impersonation, __path_impersonate, __path_leave_everywhere, __path_switch_account,
    end_impersonation, impersonate, leave_everywhere, switch_account,
};
use answer::told;
pub use answer::{entered, told_again};
pub use output::SessionOut;

#[derive(Debug, Deserialize, ToSchema)]
pub struct SessionIn {
    email: String,
    password: String,
    /// A code of the second factor, if the user has one.
    #[serde(default)]
    code: Option<String>,
}

/// Returns the current user and a CSRF token; also for visitors who are not signed in.
#[utoipa::path(
    get,
    operation_id = "get_session",
    path = "/api/v2/session",
    responses(
        (status = 200, body = SessionOut),
        (status = 401, body = ErrorOut, description = "The API token is invalid.")
    ),
    tag = "session"
)]
pub async fn get(
    State(state): State<AppState>,
    Who(who): Who,
    local: Local,
    cookies: CookieJar,
) -> Result<Response, ApiError> {
    told(&state, who, local, cookies).await
}

/// Signs in.
///
/// The response is that of `GET` for the signed-in user.
#[utoipa::path(
    post,
    operation_id = "sign_in",
    path = "/api/v2/session",
    request_body = SessionIn,
    responses(
        (status = 200, body = SessionOut),
        (status = 401, body = ErrorOut, description = "`wrong_credentials`, `code_required` or `wrong_code`.")
    ),
    tag = "session"
)]
pub async fn create(
    State(state): State<AppState>,
    visitor: Visitor,
    headers: HeaderMap,
    cookies: CookieJar,
    Body(input): Body<SessionIn>,
) -> Result<Response, ApiError> {
    let browser = caller::browser(&headers, visitor);
    let device = caller::device(&cookies);
    let known = sessions::known_place(&state.app, &input.email, device, browser.address.clone()).await?;
    let attempt = state.limits.sign_in(visitor, &input.email, known)?;
    let credentials = Credentials { email: input.email, password: input.password, code: input.code };
    let judged = sessions::sign_in(&state.app, &credentials, browser).await;
    // A user who is asked for a code has entered the right password.
    if matches!(judged, Ok(_) | Err(SignInError::CodeRequired)) {
        attempt.give_back();
    }
    let secret = judged?;
    if let Some(former) = caller::secret(&cookies) {
        sessions::sign_out(&state.app, former).await?;
    }
    entered(&state, secret, cookies, visitor).await
}

/// Signs out on this browser.
#[utoipa::path(
    delete,
    operation_id = "sign_out",
    path = "/api/v2/session",
    responses((status = 204)),
    tag = "session"
)]
pub async fn delete(State(state): State<AppState>, cookies: CookieJar) -> Result<Response, ApiError> {
    if let Some(secret) = caller::secret(&cookies) {
        sessions::sign_out(&state.app, secret).await?;
    }
    Ok((StatusCode::NO_CONTENT, cookies.remove(caller::no_cookie())).into_response())
}

impl From<SignInError> for ApiError {
    fn from(error: SignInError) -> Self {
        match error {
            SignInError::WrongCredentials => ErrorCode::WrongCredentials.into(),
            SignInError::CodeRequired => ErrorCode::CodeRequired.into(),
            SignInError::WrongCode => ErrorCode::WrongCode.into(),
            SignInError::Store(error) => error.into(),
        }
    }
}
