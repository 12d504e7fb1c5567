//! Closing the account.

use axum::extract::State;
use flows::accounts;
use flows::accounts::ClosingError;
use http::StatusCode;
use serde::Deserialize;
use serde_json::json;
use utoipa::ToSchema;

use super::caller::By;
use crate::error::{ApiError, ErrorCode, ErrorOut, FieldErrors, data};
use crate::extract::Body;
use crate::state::AppState;

#[derive(Debug, Deserialize, ToSchema)]
pub struct ClosingIn {
    /// The account's, to be typed.
    name: String,
    /// The user's.
    password: String,
}

/// Closes the account: its sites are gone and nobody gets in any more. Nothing is deleted; whoever runs the place can open it again.
#[utoipa::path(
    post,
    operation_id = "close_account",
    path = "/api/v2/account/close",
    request_body = ClosingIn,
    responses(
        (status = 204),
        (status = 400, body = FieldErrors),
        (status = 401, body = ErrorOut),
        (status = 403, body = ErrorOut),
        (status = 409, body = ErrorOut, description = "`unfinished`: somebody stays or comes; `data.count` tells how many."),
        (status = 429, body = ErrorOut)
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
