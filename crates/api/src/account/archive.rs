//! The archive of all data of an account, as a backup or for a move to another system.

use axum::extract::State;
use axum::response::{IntoResponse, Response};
use flows::account_file;
use flows::account_file::MoveError;
use http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};

use super::caller::By;
use crate::error::ApiError;
use crate::file_body::file_body;
use crate::state::AppState;

/// Downloads the whole account in one archive: every row as JSON and as CSV, and the photos.
///
/// docs/owners/leaving.md describes its parts and what it does not contain.
#[utoipa::path(
    get,
    operation_id = "export_account",
    path = "/api/v2/account/archive",
    responses((status = 200, body = Vec<u8>, content_type = "application/zip")),
    tag = "account"
)]
pub async fn get(State(state): State<AppState>, By(caller): By) -> Result<Response, ApiError> {
    let file = account_file::take_account(&state.app, &caller).await?;
    let name = format!("attachment; filename=\"casita-{}.zip\"", state.app.now().format("%Y-%m-%d"));
    let marks = [(CONTENT_TYPE, "application/zip".to_owned()), (CONTENT_DISPOSITION, name)];
    Ok((marks, file_body(file)).into_response())
}

impl From<MoveError> for ApiError {
    fn from(error: MoveError) -> Self {
        match error {
            MoveError::Denied(denied) => denied.into(),
            MoveError::Store(error) => error.into(),
            other => Self::Fault(other.into()),
        }
    }
}
