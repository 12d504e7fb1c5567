//! Loading the demo into an empty installation from the first screen, if the operator offers it. The program restarts in demo
//! mode to load it, because test payments and the demo's logins depend on how it is started.

use axum::extract::State;
use flows::accounts;
use http::StatusCode;
use serde::Deserialize;
use utoipa::ToSchema;

use crate::error::{ApiError, ErrorCode, ErrorOut};
use crate::extract::Body;
use crate::local::Local;
use crate::state::AppState;
use crate::visitor::Visitor;

#[derive(Debug, Deserialize, ToSchema)]
pub struct DemoIn {
    /// The setup code that the program printed when it started; not needed for requests from the same machine.
    #[serde(default)]
    setup_code: Option<String>,
}

/// Loads the demo into an empty installation.
///
/// The server restarts meanwhile; it is done when `session/` returns `demo`.
#[utoipa::path(
    post,
    operation_id = "load_demo",
    path = "/api/v2/demo",
    request_body = DemoIn,
    responses(
        (status = 202, description = "The demo is being loaded."),
        (status = 403, body = ErrorOut, description = "`setup_code`: the setup code is missing or wrong."),
        (status = 404, body = ErrorOut, description = "There is an account already, or the demo is not offered.")
    ),
    tag = "session"
)]
pub async fn create(
    State(state): State<AppState>,
    visitor: Visitor,
    local: Local,
    Body(input): Body<DemoIn>,
) -> Result<StatusCode, ApiError> {
    if !state.options.demo_offer || !accounts::is_empty(&state.app).await? {
        return Err(ErrorCode::NotFound.into());
    }
    state.limits.sign_up(visitor)?;
    if !accounts::holds(&state.app, &local.claim(input.setup_code.as_deref())).await? {
        return Err(ErrorCode::SetupCode.into());
    }
    state.options.demo_wish.notify_one();
    Ok(StatusCode::ACCEPTED)
}
