//! The client of a request, by its token, as long as the token is valid.

use axum::extract::FromRequestParts;
use chrono::{DateTime, Utc};
use http::header::AUTHORIZATION;
use http::request::Parts;

use super::refusal::Refusal;
use crate::sandbox::Sandbox;

#[derive(Clone, Debug)]
pub(super) struct Caller {
    pub(super) client: String,
    pub(super) now: DateTime<Utc>,
}

impl FromRequestParts<Sandbox> for Caller {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, sandbox: &Sandbox) -> Result<Self, Refusal> {
        let header = parts.headers.get(AUTHORIZATION).and_then(|value| value.to_str().ok());
        let access = header.and_then(|header| header.strip_prefix("Bearer ")).ok_or(Refusal::NoToken)?;
        let now = sandbox.now();
        let client = sandbox.read(|books| {
            let token = books.partner.tokens.get("", access).filter(|token| token.expires_at > now);
            token.map(|token| token.client.clone())
        });
        Ok(Self { client: client.ok_or(Refusal::NoToken)?, now })
    }
}
