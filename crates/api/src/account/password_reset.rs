//! Reset of a forgotten password. The response never reveals whether an e-mail address is known.

use std::time::Duration;

use axum::extract::State;
use flows::sessions;
use flows::sessions::PasswordError;
use flows::sessions::ResetError;
use http::StatusCode;
use serde::Deserialize;
use tokio::time::sleep;
use utoipa::ToSchema;

use crate::error::{ApiError, ErrorCode, ErrorOut};
use crate::extract::Body;
use crate::state::AppState;
use crate::visitor::Visitor;

/// Every response takes this long, with or without an e-mail to write: many times what either takes.
const ANSWER_TIME: Duration = Duration::from_millis(200);

#[derive(Debug, Deserialize, ToSchema)]
pub struct PasswordResetIn {
    email: String,
}

#[derive(Debug, Deserialize, ToSchema)]
pub struct PasswordResetConfirmIn {
    /// The token in the link of the e-mail.
    token: String,
    /// The new password.
    password: String,
    /// Whether the user's API tokens are revoked too, in all accounts; `true` by default.
    #[serde(default = "yes")]
    revoke_tokens: bool,
}

/// A user whose password was forgotten or stolen may have lost the tokens too.
fn yes() -> bool {
    true
}

/// Sends an e-mail with a link, if the address is known.
#[utoipa::path(
    post,
    operation_id = "ask_for_password_reset",
    path = "/api/v2/password-reset",
    request_body = PasswordResetIn,
    responses((status = 204)),
    tag = "session"
)]
pub async fn create(
    State(state): State<AppState>,
    visitor: Visitor,
    Body(input): Body<PasswordResetIn>,
) -> Result<StatusCode, ApiError> {
    state.limits.sign_up(visitor)?;
    let (asked, ()) = tokio::join!(sessions::ask_for_reset(&state.app, &input.email), sleep(ANSWER_TIME));
    asked?;
    Ok(StatusCode::NO_CONTENT)
}

/// Sets a new password; the user is signed out of every browser.
#[utoipa::path(
    post,
    operation_id = "confirm_password_reset",
    path = "/api/v2/password-reset/confirm",
    request_body = PasswordResetConfirmIn,
    responses(
        (status = 204),
        (status = 410, body = ErrorOut, description = "`link_expired`: the link is no longer valid.")
    ),
    tag = "session"
)]
pub async fn confirm(
    State(state): State<AppState>,
    visitor: Visitor,
    Body(input): Body<PasswordResetConfirmIn>,
) -> Result<StatusCode, ApiError> {
    let attempt = state.limits.link(visitor)?;
    let chosen =
        sessions::reset_password(&state.app, &input.token, input.password, input.revoke_tokens).await;
    // Only an invalid link counts as a guess.
    if !matches!(chosen, Err(ResetError::Link)) {
        attempt.give_back();
    }
    chosen?;
    Ok(StatusCode::NO_CONTENT)
}

impl From<ResetError> for ApiError {
    fn from(error: ResetError) -> Self {
        match error {
            ResetError::Link => ErrorCode::LinkExpired.into(),
            ResetError::Password(error) => error.into(),
            ResetError::Store(error) => error.into(),
        }
    }
}

impl From<PasswordError> for ApiError {
    fn from(error: PasswordError) -> Self {
        match error {
            PasswordError::TooShort | PasswordError::TooLong => Self::field("password", error.to_string()),
            PasswordError::Hash(_) | PasswordError::Interrupted => Self::fault(error),
        }
    }
}
