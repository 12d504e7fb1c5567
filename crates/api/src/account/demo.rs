//! Filling an empty house with the demo, from the first screen. The program itself loads it: it starts anew as the demo, because
//! test payments and the sign-in names of the demo belong to how it is started.

use axum::extract::State;
use http::StatusCode;

use crate::error::{ApiError, ErrorCode, ErrorOut};
use crate::state::AppState;

/// Loads the demo world into an empty installation. The program is away meanwhile; it is done when `session/` answers with
/// `demo`.
#[utoipa::path(
    post,
    operation_id = "load_demo",
    path = "/api/v2/demo",
    responses(
        (status = 202, description = "It is being loaded."),
        (status = 404, body = ErrorOut, description = "There is an account already.")
    ),
    tag = "session"
)]
pub async fn create(State(state): State<AppState>) -> Result<StatusCode, ApiError> {
    if !state.house.is_empty().await? {
        return Err(ErrorCode::NotFound.into());
    }
    state.options.demo_wish.notify_one();
    Ok(StatusCode::ACCEPTED)
}
