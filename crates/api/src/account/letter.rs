//! What a letter says, where letters are only kept and shown: on a developer's machine and in the demo. Anywhere else it stays
//! between the house and its reader.

use axum::extract::{Path, State};
use axum::response::{Html, IntoResponse, Response};
use flows::emails;
use flows::emails::OutboxError;
use http::header::CONTENT_SECURITY_POLICY;

use super::caller::Chief;
use crate::error::{ApiError, ErrorCode, ErrorOut};
use crate::extract::named;
use crate::state::AppState;

/// Letters carry their styles in their tags; they run nothing, and load pictures of homes only.
const POLICY: &str = "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; frame-ancestors 'none'; base-uri 'none'; sandbox allow-popups";

/// A letter as its reader sees it. Only where letters are kept in a folder instead of being sent.
#[utoipa::path(
    get,
    operation_id = "preview_letter",
    path = "/api/v2/letter/{key}/preview",
    params(("key" = String, Path)),
    responses(
        (status = 200, body = String, content_type = "text/html"),
        (status = 401, body = ErrorOut),
        (status = 403, body = ErrorOut),
        (status = 404, body = ErrorOut, description = "There is none, it lets its reader in, or letters are sent here.")
    ),
    tag = "letter"
)]
pub async fn preview(
    State(state): State<AppState>,
    Chief(caller): Chief,
    Path(key): Path<String>,
) -> Result<Response, ApiError> {
    if !state.options.letters_are_shown {
        return Err(ErrorCode::NotFound.into());
    }
    let html = emails::read_letter(&state.app, &caller, named(&key)?).await?;
    Ok(([(CONTENT_SECURITY_POLICY, POLICY)], Html(html)).into_response())
}

impl From<OutboxError> for ApiError {
    fn from(error: OutboxError) -> Self {
        match error {
            OutboxError::Gone => ErrorCode::NotFound.into(),
            OutboxError::Store(error) => error.into(),
            other => Self::Fault(other.into()),
        }
    }
}
