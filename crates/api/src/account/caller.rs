//! Authentication: by the browser's session cookie or by an API token. A request with a token ignores the cookie.

use axum::extract::FromRequestParts;
use axum_extra::extract::CookieJar;
use axum_extra::extract::cookie::{Cookie, SameSite};
use domain::accounts::role::Permission;
use flows::access::{Caller, Denied, Way};
use flows::sessions;
use flows::sessions::{Browser, SignedIn};
use http::HeaderMap;
use http::header::{AUTHORIZATION, USER_AGENT};
use http::request::Parts;
use serde_json::json;

use crate::error::{ApiError, ErrorCode, data};
use crate::options::Options;
use crate::state::AppState;
use crate::visitor::Visitor;

const COOKIE: &str = "casita_session";
/// Identifies a browser on which a user has signed in before; kept after signing out.
const DEVICE_COOKIE: &str = "casita_device";
const LONGEST_USER_AGENT: usize = 300;

/// A user acting in an account; any other request is a 401.
#[derive(Debug)]
pub struct By(pub Caller);

/// The signed-in user, if any, with or without an account.
#[derive(Debug)]
pub struct Who(pub Option<SignedIn>);

impl FromRequestParts<AppState> for Who {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, state: &AppState) -> Result<Self, ApiError> {
        let found = if parts.headers.contains_key(AUTHORIZATION) {
            let token = bearer(&parts.headers).ok_or(ErrorCode::Unauthenticated)?;
            let found = sessions::recognise_token(&state.app, token).await?;
            // A token that is invalid must not be treated as an anonymous request.
            Some(found.ok_or(ErrorCode::Unauthenticated)?)
        } else {
            match secret(&CookieJar::from_headers(&parts.headers)) {
                Some(secret) => sessions::recognise(&state.app, secret).await?,
                None => None,
            }
        };
        let visitor = Visitor::of(&parts.extensions, &parts.headers);
        Ok(Self(found.map(|mut found| {
            if let Some(caller) = &mut found.caller {
                caller.address = visitor.0.map(|address| address.to_string());
            }
            found
        })))
    }
}

impl Who {
    pub fn signed_in(self) -> Result<SignedIn, ApiError> {
        self.0.ok_or_else(|| ErrorCode::Unauthenticated.into())
    }

    /// Requires the operator of the installation, not impersonating anyone.
    pub fn operator(self) -> Result<SignedIn, ApiError> {
        let who = self.in_person()?;
        if who.person.is_operator { Ok(who) } else { Err(ErrorCode::Forbidden.into()) }
    }

    /// Requires a user signed in with a browser: no API token and no impersonation.
    pub fn in_person(self) -> Result<SignedIn, ApiError> {
        let who = self.signed_in()?;
        let is_other = who.caller.as_ref().is_some_and(|caller| caller.way != Way::Session);
        if is_other { Err(ErrorCode::NotInPerson.into()) } else { Ok(who) }
    }
}

impl FromRequestParts<AppState> for By {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, state: &AppState) -> Result<Self, ApiError> {
        let signed_in = Who::from_request_parts(parts, state).await?.signed_in()?;
        signed_in.caller.map(Self).ok_or_else(|| ErrorCode::NoAccount.into())
    }
}

/// Extractors for users with a permission; others get a 403 before the rest of the request is read.
macro_rules! callers {
    ($($(#[$what:meta])* $name:ident needs $permission:ident;)+) => { $(
        $(#[$what])*
        #[derive(Debug)]
        pub struct $name(pub Caller);

        impl FromRequestParts<AppState> for $name {
            type Rejection = ApiError;

            async fn from_request_parts(parts: &mut Parts, state: &AppState) -> Result<Self, ApiError> {
                allowed(parts, state, Permission::$permission).await.map(Self)
            }
        }
    )+ };
}

callers! {
    /// A user with the permission for reservations.
    Booker needs Reservations;
    /// A user with the permission for the users of the account.
    Chief needs Users;
    /// A user with the permission for properties and their prices.
    Host needs Properties;
    /// A user with the permission for sites.
    SiteMaker needs Sites;
    /// A user with the permission for the settings of the account.
    Steward needs Settings;
    /// A user with the permission for payment credentials.
    Treasurer needs PaymentCredentials;
    /// A user with the permission for messages to guests.
    Writer needs Messages;
}

async fn allowed(parts: &mut Parts, state: &AppState, permission: Permission) -> Result<Caller, ApiError> {
    let By(caller) = By::from_request_parts(parts, state).await?;
    caller.demand(permission)?;
    Ok(caller)
}

impl From<Denied> for ApiError {
    fn from(Denied(permission): Denied) -> Self {
        let code = ErrorCode::Forbidden;
        Self::with_data(code, code.sentence(), data([("permission", json!(permission))]))
    }
}

/// A request with a token needs no CSRF protection, because browsers never send one by themselves.
pub fn has_token(headers: &HeaderMap) -> bool {
    bearer(headers).is_some()
}

fn bearer(headers: &HeaderMap) -> Option<&str> {
    let (scheme, token) = headers.get(AUTHORIZATION)?.to_str().ok()?.split_once(' ')?;
    scheme.eq_ignore_ascii_case("bearer").then(|| token.trim())
}

/// Returns the browser's session secret, if it has one.
pub fn secret(cookies: &CookieJar) -> Option<&str> {
    cookies.get(COOKIE).map(Cookie::value).filter(|secret| !secret.is_empty())
}

/// Like `secret`, for endpoints that require one.
pub fn own_secret(cookies: &CookieJar) -> Result<&str, ApiError> {
    secret(cookies).ok_or_else(|| ErrorCode::NotInPerson.into())
}

/// The cookie itself does not expire; the server decides how long the session is valid.
pub fn cookie(secret: String, options: &Options) -> Cookie<'static> {
    secret_cookie(COOKIE, secret, options)
}

/// Returns the browser's device secret, if a user has signed in on it before.
pub fn device(cookies: &CookieJar) -> Option<&str> {
    cookies.get(DEVICE_COOKIE).map(Cookie::value).filter(|secret| !secret.is_empty())
}

pub fn device_cookie(secret: String, options: &Options) -> Cookie<'static> {
    secret_cookie(DEVICE_COOKIE, secret, options)
}

/// Not readable by scripts.
fn secret_cookie(name: &'static str, secret: String, options: &Options) -> Cookie<'static> {
    let secure = options.public_url.starts_with("https:");
    let cookie = Cookie::build((name, secret)).path("/").same_site(SameSite::Lax);
    cookie.secure(secure).http_only(true).permanent().build()
}

pub fn no_cookie() -> Cookie<'static> {
    Cookie::build(COOKIE).path("/").build()
}

pub fn browser(headers: &HeaderMap, visitor: Visitor) -> Browser {
    let agent = headers.get(USER_AGENT).and_then(|agent| agent.to_str().ok());
    Browser {
        user_agent: agent.map(|agent| agent.chars().take(LONGEST_USER_AGENT).collect()),
        address: visitor.0.map(|address| address.to_string()),
    }
}
