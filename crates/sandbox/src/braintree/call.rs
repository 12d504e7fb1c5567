//! A request: its merchant, the id in its path, and its fields.

use axum::body::to_bytes;
use axum::extract::{FromRequest, FromRequestParts, RawPathParams, Request};
use chrono::{DateTime, Utc};
use http::header::AUTHORIZATION;
use serde_json::Value;

use super::answer::Answer;
use super::xml;
use crate::sandbox::Sandbox;

const LARGEST_BODY: usize = 1 << 20;

#[derive(Debug)]
pub(crate) struct Call {
    pub(crate) merchant: String,
    /// The id in the path, if there is one.
    pub(crate) id: String,
    pub(crate) fields: Value,
    pub(crate) now: DateTime<Utc>,
}

impl FromRequest<Sandbox> for Call {
    type Rejection = Answer;

    async fn from_request(request: Request, sandbox: &Sandbox) -> Result<Self, Answer> {
        let (mut parts, body) = request.into_parts();
        let is_signed =
            parts.headers.get(AUTHORIZATION).is_some_and(|value| value.as_bytes().starts_with(b"Basic "));
        if !is_signed {
            return Err(Answer::Unauthorized);
        }
        let params =
            RawPathParams::from_request_parts(&mut parts, sandbox).await.map_err(|_| Answer::NotFound)?;
        let mut names = params.iter().map(|(_, value)| value.to_owned());
        let (merchant, id) = (names.next().unwrap_or_default(), names.next().unwrap_or_default());
        let body = to_bytes(body, LARGEST_BODY).await.map_err(|_| Answer::invalid(Vec::new()))?;
        let text = String::from_utf8_lossy(&body);
        let fields = if text.trim().is_empty() { Some(Value::Null) } else { xml::parse(&text) };
        let fields = fields.ok_or_else(|| Answer::Refused {
            message: "The body is not XML.".to_owned(),
            errors: Vec::new(),
            about: None,
        })?;
        Ok(Self { merchant, id, fields, now: sandbox.now() })
    }
}

impl Call {
    /// The text at a JSON pointer such as `/transaction/amount`; None if empty.
    pub(crate) fn text(&self, place: &str) -> Option<&str> {
        self.fields.pointer(place)?.as_str().filter(|text| !text.is_empty())
    }

    pub(crate) fn is_true(&self, place: &str) -> bool {
        self.text(place) == Some("true")
    }
}
