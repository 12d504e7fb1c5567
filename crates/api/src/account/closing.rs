//! Closing the account.

use axum::extract::State;
use flows::accounts;
use flows::accounts::ClosingError;
use http::StatusCode;
use serde::Deserialize;
use serde_json::json;
use utoipa::ToSchema;

use super::caller::By;
use crate::error::{ApiError, ErrorCode, ErrorOut, data};
use crate::extract::Body;
use crate::state::AppState;

#[derive(Debug, Deserialize, ToSchema)]
pub struct ClosingIn {
    /// The name of the account, typed as a confirmation.
    name: String,
    /// The password of the current user.
    password: String,
}

/// Closes the account.
///
/// Its sites go offline and its users can no longer sign in. Nothing is deleted; the operator can reopen the account.
#[utoipa::path(
    post,
    operation_id = "close_account",
    path = "/api/v2/account/close",
    request_body = ClosingIn,
    responses(
        (status = 204),
        (status = 409, body = ErrorOut, description = "`unfinished`: there are current or future stays; `data.count` is their number.")
    ),
    tag = "account"
)]
pub async fn create(
    State(state): State<AppState>,
    By(caller): By,
    Body(input): Body<ClosingIn>,
) -> Result<StatusCode, ApiError> {
    let attempt = state.limits.proof(caller.user.key)?;
    accounts::close_account(&state.app, &caller, &input.name, input.password).await?;
    attempt.give_back();
    Ok(StatusCode::NO_CONTENT)
}

impl From<ClosingError> for ApiError {
    fn from(error: ClosingError) -> Self {
        match error {
            ClosingError::NotInPerson => ErrorCode::NotInPerson.into(),
            ClosingError::OtherName => Self::field("name", "This is not the name of the account."),
            ClosingError::WrongPassword => Self::field("password", "The password is wrong."),
            ClosingError::Unfinished(count) => {
                let code = ErrorCode::Unfinished;
                Self::with_data(code, code.sentence(), data([("count", json!(count))]))
            }
            ClosingError::NoAccount => ErrorCode::NoAccount.into(),
            ClosingError::NoSuchAccount => ErrorCode::NotFound.into(),
            ClosingError::Denied(denied) => denied.into(),
            ClosingError::Store(error) => error.into(),
        }
    }
}
