//! The session in a response, with the cookies that the browser needs.

use axum::response::{IntoResponse, Response};
use axum_extra::extract::CookieJar;
use flows::sessions;
use flows::sessions::SignedIn;

use super::super::caller;
use super::output;
use crate::csrf;
use crate::error::ApiError;
use crate::json::Json;
use crate::local::Local;
use crate::state::AppState;
use crate::visitor::Visitor;

/// With a user there is an account, so the response says nothing about the first one.
const NOT_FIRST: Local = Local(false);

/// The response after signing in: cookies and session. Marks the browser as known.
pub async fn entered(
    state: &AppState,
    secret: String,
    mut cookies: CookieJar,
    visitor: Visitor,
) -> Result<Response, ApiError> {
    let who = sessions::recognise(&state.app, &secret).await?;
    if let Some(who) = &who {
        let address = visitor.0.map(|address| address.to_string());
        let device = caller::device(&cookies);
        let device = sessions::remember_browser(&state.app, who.person.key, device, address).await?;
        cookies = cookies.add(caller::device_cookie(device, &state.options));
    }
    let cookies = cookies.add(caller::cookie(secret, &state.options));
    told(state, who, NOT_FIRST, cookies).await
}

/// The response after a change of the session.
pub async fn told_again(state: &AppState, cookies: CookieJar) -> Result<Response, ApiError> {
    let who = match caller::secret(&cookies) {
        Some(secret) => sessions::recognise(&state.app, secret).await?,
        None => None,
    };
    told(state, who, NOT_FIRST, cookies).await
}

pub async fn told(
    state: &AppState,
    who: Option<SignedIn>,
    local: Local,
    cookies: CookieJar,
) -> Result<Response, ApiError> {
    let token = csrf::token(&cookies).map_or_else(|| state.app.secret(), str::to_owned);
    let out = output::describe(state, who, local, token.clone()).await?;
    let cookies = cookies.add(csrf::cookie(token, state.options.public_url.starts_with("https:")));
    Ok((cookies, Json(out)).into_response())
}
