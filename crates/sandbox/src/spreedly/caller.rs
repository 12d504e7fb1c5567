//! The client of a request: a server with its access secret.

use axum::extract::FromRequestParts;
use base64::Engine;
use base64::prelude::BASE64_STANDARD;
use chrono::{DateTime, Utc};
use http::header::{AUTHORIZATION, HOST};
use http::request::Parts;

use super::refusal::Refusal;
use crate::page::address;
use crate::provider::Provider;
use crate::sandbox::Sandbox;

#[derive(Clone, Debug)]
pub(crate) struct Caller {
    pub(crate) environment: String,
    /// The sandbox's address with the prefix.
    pub(crate) base: String,
    pub(crate) now: DateTime<Utc>,
}

impl FromRequestParts<Sandbox> for Caller {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, sandbox: &Sandbox) -> Result<Self, Refusal> {
        let header = parts.headers.get(AUTHORIZATION).and_then(|value| value.to_str().ok());
        let environment = header.and_then(environment_of).ok_or_else(Refusal::unauthorized)?;
        let base = address(sandbox, parts.headers.get(HOST)) + Provider::Spreedly.prefix();
        Ok(Self { environment, base, now: sandbox.now() })
    }
}

/// Accepts any non-empty secret.
fn environment_of(header: &str) -> Option<String> {
    let decoded = BASE64_STANDARD.decode(header.strip_prefix("Basic ")?).ok()?;
    let text = String::from_utf8(decoded).ok()?;
    let (environment, secret) = text.split_once(':')?;
    (!environment.is_empty() && !secret.is_empty()).then(|| environment.to_owned())
}
