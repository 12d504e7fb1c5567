//! Who is signed in.

use std::sync::Arc;

use axum::extract::State;
use axum::response::{IntoResponse, Response};
use axum_extra::extract::CookieJar;
use flows::House;
use serde::Serialize;
use utoipa::ToSchema;

use crate::csrf;
use crate::json::Json;
use crate::options::Options;

#[derive(Debug, Serialize, ToSchema)]
pub struct SessionOut {
    /// Nobody is signed in.
    user: Option<SessionUser>,
    /// Send it back in `X-CSRFToken` with every request that changes something.
    csrf: String,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct SessionUser {
    email: String,
}

/// Tells who is signed in, and hands out the CSRF token, to strangers too.
#[utoipa::path(
    get,
    operation_id = "get_session",
    path = "/api/v2/session",
    responses((status = 200, body = SessionOut)),
    tag = "session"
)]
pub async fn get(
    State(house): State<House>,
    State(options): State<Arc<Options>>,
    cookies: CookieJar,
) -> Response {
    let token = csrf::token(&cookies).map_or_else(|| house.secret(), str::to_owned);
    let cookies = cookies.add(csrf::cookie(token.clone(), options.public_url.starts_with("https:")));
    (cookies, Json(SessionOut { user: None, csrf: token })).into_response()
}
