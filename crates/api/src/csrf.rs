//! Protection against requests made in a guest's name by other sites: a cookie that only our own pages can read must come
//! back as a header. Where the browser says which site asks, it must be the same one, host included: a page of a neighbouring
//! subdomain could set the cookie.

use axum::extract::Request;
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use axum_extra::extract::CookieJar;
use axum_extra::extract::cookie::{Cookie, SameSite};
use http::{HeaderMap, Method};
use subtle::ConstantTimeEq;

use crate::account::caller;
use crate::error::{ApiError, ErrorCode};

const COOKIE: &str = "csrftoken";
const HEADER: &str = "x-csrftoken";
const FETCH_SITE: &str = "sec-fetch-site";

/// Lets safe methods pass, and others when cookie and header agree.
pub async fn guard(cookies: CookieJar, request: Request, next: Next) -> Response {
    let is_safe = matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS);
    if is_safe
        || is_for_programs(request.uri().path())
        || caller::has_token(request.headers())
        || tokens_agree(&cookies, request.headers()) && !is_cross_origin(request.headers())
    {
        next.run(request).await
    } else {
        ApiError::from(ErrorCode::Csrf).into_response()
    }
}

/// Providers and mail programs are no browsers. Webhooks are signed; who refuses offers holds the letter of one.
pub fn is_for_programs(path: &str) -> bool {
    let is_refusal = path.starts_with("/websites/api/v2/offer-refusal/");
    path.starts_with("/websites/api/v2/webhooks/")
        || is_refusal && path.trim_end_matches('/').ends_with("/one-click")
}

fn tokens_agree(cookies: &CookieJar, headers: &HeaderMap) -> bool {
    let (Some(cookie), Some(header)) = (cookies.get(COOKIE), headers.get(HEADER)) else { return false };
    !cookie.value().is_empty() && cookie.value().as_bytes().ct_eq(header.as_bytes()).into()
}

/// Pages cannot change this header. Browsers send it wherever a site is served by https.
fn is_cross_origin(headers: &HeaderMap) -> bool {
    headers.get(FETCH_SITE).is_some_and(|site| site != "same-origin" && site != "none")
}

/// The token the browser has, if any.
pub fn token(cookies: &CookieJar) -> Option<&str> {
    cookies.get(COOKIE).map(Cookie::value).filter(|token| !token.is_empty())
}

/// A cookie for a browser that has none. Scripts of our pages must read it, so it is not `HttpOnly`.
pub fn cookie(token: String, secure: bool) -> Cookie<'static> {
    Cookie::build((COOKIE, token)).path("/").same_site(SameSite::Lax).secure(secure).permanent().build()
}
