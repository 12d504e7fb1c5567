//! Filling an empty house with the demo, from the first screen, where the operator offers it. The program itself loads it: it starts
//! anew as the demo, because test payments and the sign-in names of the demo belong to how it is started.

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
    /// The code that the program printed when it started; not needed on the machine itself.
    #[serde(default)]
    setup_code: Option<String>,
}

/// Loads the demo world into an empty installation. The program is away meanwhile; it is done when `session/` answers with
/// `demo`.
#[utoipa::path(
    post,
    operation_id = "load_demo",
    path = "/api/v2/demo",
    request_body = DemoIn,
    responses(
        (status = 202, description = "It is being loaded."),
        (status = 403, body = ErrorOut, description = "`setup_code`"),
        (status = 404, body = ErrorOut, description = "There is an account already, or the demo is not offered here.")
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
