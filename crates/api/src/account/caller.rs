//! Who calls: the browser's cookie, or a program's token. A call with a token is never also one with a cookie.

use axum::extract::FromRequestParts;
use axum_extra::extract::CookieJar;
use axum_extra::extract::cookie::{Cookie, SameSite};
use domain::role::Permission;
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
/// Of a browser that somebody has signed in on: it stays when they sign out.
const DEVICE_COOKIE: &str = "casita_device";
const LONGEST_USER_AGENT: usize = 300;

/// Somebody who acts in an account; anybody else is answered with 401.
#[derive(Debug)]
pub struct By(pub Caller);

/// Whoever is signed in, if anybody, in an account or not.
#[derive(Debug)]
pub struct Who(pub Option<SignedIn>);

impl FromRequestParts<AppState> for Who {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, state: &AppState) -> Result<Self, ApiError> {
        let found = if parts.headers.contains_key(AUTHORIZATION) {
            let token = bearer(&parts.headers).ok_or(ErrorCode::Unauthenticated)?;
            let found = sessions::recognise_token(&state.app, token).await?;
            // A program that brings a token means it: what is wrong with it must not pass for nobody.
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

    /// Whoever runs the platform, as themselves.
    pub fn operator(self) -> Result<SignedIn, ApiError> {
        let who = self.in_person()?;
        if who.person.is_operator { Ok(who) } else { Err(ErrorCode::Forbidden.into()) }
    }

    /// Signed in as themselves on a browser: no program, and nobody who acts for another.
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

/// Callers who may do something; others are answered with 403 before the rest of the request is read.
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
    /// Somebody who may act on reservations.
    Booker needs Reservations;
    /// Somebody who may say who works here.
    Chief needs Users;
    /// Somebody who may change homes and what they cost.
    Host needs Properties;
    /// Somebody who may change sites.
    SiteMaker needs Sites;
    /// Somebody who may change how the account works.
    Steward needs Settings;
    /// Somebody who may say where the money goes.
    Treasurer needs PaymentCredentials;
    /// Somebody who may write to guests.
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

/// What comes with a token needs no other proof that it is meant: no browser sends one by itself.
pub fn has_token(headers: &HeaderMap) -> bool {
    bearer(headers).is_some()
}

fn bearer(headers: &HeaderMap) -> Option<&str> {
    let (scheme, token) = headers.get(AUTHORIZATION)?.to_str().ok()?.split_once(' ')?;
    scheme.eq_ignore_ascii_case("bearer").then(|| token.trim())
}

/// The browser's secret, if it has one.
pub fn secret(cookies: &CookieJar) -> Option<&str> {
    cookies.get(COOKIE).map(Cookie::value).filter(|secret| !secret.is_empty())
}

/// The same, of a browser that must have one.
pub fn own_secret(cookies: &CookieJar) -> Result<&str, ApiError> {
    secret(cookies).ok_or_else(|| ErrorCode::NotInPerson.into())
}

/// How long it counts is the server's to say.
pub fn cookie(secret: String, options: &Options) -> Cookie<'static> {
    secret_cookie(COOKIE, secret, options)
}

/// By what the browser is known, if somebody has signed in on it before.
pub fn device(cookies: &CookieJar) -> Option<&str> {
    cookies.get(DEVICE_COOKIE).map(Cookie::value).filter(|secret| !secret.is_empty())
}

pub fn device_cookie(secret: String, options: &Options) -> Cookie<'static> {
    secret_cookie(DEVICE_COOKIE, secret, options)
}

/// Scripts never see it.
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
