//! CSRF protection: the value of a cookie that only our own pages can read must come back as a header. If the browser sends
//! `Sec-Fetch-Site`, it must say same-origin: a page on a neighboring subdomain could have set the cookie.

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

/// Passes safe methods, and other methods if the cookie and the header match.
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

/// Endpoints called by programs instead of browsers: webhooks, which are signed, and the one-click offer refusal of mail
/// programs, whose key comes from the offer e-mail.
pub fn is_for_programs(path: &str) -> bool {
    let is_refusal = path.starts_with("/websites/api/v2/offer-refusal/");
    path.starts_with("/websites/api/v2/webhooks/")
        || is_refusal && path.trim_end_matches('/').ends_with("/one-click")
}

fn tokens_agree(cookies: &CookieJar, headers: &HeaderMap) -> bool {
    let (Some(cookie), Some(header)) = (cookies.get(COOKIE), headers.get(HEADER)) else { return false };
    !cookie.value().is_empty() && cookie.value().as_bytes().ct_eq(header.as_bytes()).into()
}

/// Pages cannot change this header. Browsers send it for every site served by HTTPS.
fn is_cross_origin(headers: &HeaderMap) -> bool {
    headers.get(FETCH_SITE).is_some_and(|site| site != "same-origin" && site != "none")
}

/// Returns the browser's token, if it has one.
pub fn token(cookies: &CookieJar) -> Option<&str> {
    cookies.get(COOKIE).map(Cookie::value).filter(|token| !token.is_empty())
}

/// Builds the cookie for a browser that has none. It is not `HttpOnly` because the scripts of our pages must read it.
pub fn cookie(token: String, secure: bool) -> Cookie<'static> {
    Cookie::build((COOKIE, token)).path("/").same_site(SameSite::Lax).secure(secure).permanent().build()
}
