//! Who is signed in, as a browser is told with the cookies that it needs.

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

/// Where there is somebody to tell there is an account, so nothing is said about the first one.
const NOT_FIRST: Local = Local(false);

/// A browser that has just got in: its cookies, and who it is. From now on it is known.
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

/// The same browser, of which something has changed.
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
