//! Preview of e-mails, where they are only stored and shown: on a developer's machine and in the demo. Elsewhere an e-mail is
//! confidential to its recipient.

use axum::extract::State;
use axum::response::{Html, IntoResponse, Response};
use flows::emails;
use flows::emails::OutboxError;
use http::header::CONTENT_SECURITY_POLICY;

use super::caller::Chief;
use crate::error::{ApiError, ErrorCode, ErrorOut};
use crate::extract::RowKey;
use crate::state::AppState;

/// The HTML of e-mails has inline styles, no scripts, and loads only photos of homes.
const POLICY: &str = "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; frame-ancestors 'none'; base-uri 'none'; sandbox allow-popups";

/// Returns an e-mail as its recipient sees it.
///
/// Only where e-mails are written to a folder instead of being sent.
#[utoipa::path(
    get,
    operation_id = "preview_letter",
    path = "/api/v2/letter/{key}/preview",
    params(("key" = String, Path)),
    responses(
        (status = 200, body = String, content_type = "text/html"),
        (status = 404, body = ErrorOut, description = "There is no such e-mail, it is about signing in, or this installation sends its e-mails.")
    ),
    tag = "letter"
)]
pub async fn preview(
    State(state): State<AppState>,
    Chief(caller): Chief,
    RowKey(key): RowKey,
) -> Result<Response, ApiError> {
    if !state.options.letters_are_shown {
        return Err(ErrorCode::NotFound.into());
    }
    let html = emails::read_letter(&state.app, &caller, key).await?;
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
