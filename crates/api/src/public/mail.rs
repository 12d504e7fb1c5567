//! Inbound e-mail: replies delivered by the operator's mail server or by an inbound e-mail provider.

use axum::body::Bytes;
use axum::extract::{DefaultBodyLimit, FromRequest, Multipart, Request, State};
use axum::response::{IntoResponse, Response};
use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use flows::inbox::{MOST_LETTER, ReplyError};
use flows::{App, inbox};
use http::header::{AUTHORIZATION, CONTENT_TYPE};
use http::{HeaderMap, HeaderValue, StatusCode};
use serde::Serialize;
use utoipa::ToSchema;

use crate::error::{ApiError, ErrorCode, ErrorOut};
use crate::json::Json;
use crate::state::AppState;

/// The form field in which providers send the raw e-mail.
const LETTER: [&str; 2] = ["email", "body-mime"];
/// The form field in which they send the recipient.
const RECIPIENT: [&str; 3] = ["recipient", "envelope", "to"];

#[derive(Debug, Serialize, ToSchema)]
pub struct MailOut {
    /// `kept`: stored as a message. `known`: stored before. `gone`: the conversation no longer exists. `refused`: the sender may
    /// no longer write for the account. `left`: not a reply written by a person.
    outcome: &'static str,
}

/// Delivers an inbound e-mail.
///
/// The body is the raw e-mail with any content type, or a form with the field `email` or `body-mime`. The operator's secret
/// authenticates the request, as a bearer token or as the password of basic authentication.
#[utoipa::path(
    post,
    operation_id = "hand_in_mail",
    path = "/websites/api/v2/webhooks/mail",
    request_body(content = String, content_type = "application/octet-stream"),
    responses(
        (status = 200, body = MailOut, description = "Processed; delivering the same e-mail again has no effect."),
        (status = 401, body = ErrorOut, description = "The secret is missing or wrong, or inbound e-mail is not set up.")
    ),
    tag = "webhook"
)]
pub async fn hand_in(
    State(state): State<AppState>,
    State(app): State<App>,
    request: Request,
) -> Result<Response, ApiError> {
    let secret = secret(request.headers()).ok_or(ErrorCode::Unauthenticated)?;
    if !inbox::takes_mail_from(&app, &secret) {
        return Err(ErrorCode::Unauthenticated.into());
    }
    let (letter, recipients) = read(request, &state).await?;
    let recipients: Vec<&str> = recipients.iter().map(String::as_str).collect();
    let received = inbox::receive_mail(&app, &letter, &recipients).await?;
    Ok(Json(MailOut { outcome: received.outcome() }).into_response())
}

/// Returns the token of `Bearer …`, or the password of `Basic …`: some providers accept only a URL with a password in it.
fn secret(headers: &HeaderMap) -> Option<String> {
    let (scheme, rest) = headers.get(AUTHORIZATION)?.to_str().ok()?.split_once(' ')?;
    if scheme.eq_ignore_ascii_case("bearer") {
        return Some(rest.trim().to_owned());
    }
    let decoded = STANDARD.decode(rest.trim()).ok().filter(|_| scheme.eq_ignore_ascii_case("basic"))?;
    let (_, password) = std::str::from_utf8(&decoded).ok()?.split_once(':')?;
    Some(password.to_owned())
}

async fn read(mut request: Request, state: &AppState) -> Result<(Vec<u8>, Vec<String>), ApiError> {
    DefaultBodyLimit::max(MOST_LETTER).apply(&mut request);
    let kind = request.headers().get(CONTENT_TYPE).and_then(|kind: &HeaderValue| kind.to_str().ok());
    if !kind.is_some_and(|kind| kind.starts_with("multipart/form-data")) {
        let body = Bytes::from_request(request, state).await.map_err(|_| ErrorCode::TooLarge)?;
        return Ok((body.into(), Vec::new()));
    }
    let mut form =
        Multipart::from_request(request, state).await.map_err(|_| ErrorCode::UnsupportedMediaType)?;
    let (mut letter, mut recipients) = (Vec::new(), Vec::new());
    while let Some(field) = form.next_field().await.map_err(|error| unread(error.status()))? {
        let name = field.name().unwrap_or_default().to_owned();
        let bytes = field.bytes().await.map_err(|error| unread(error.status()))?;
        if LETTER.contains(&name.as_str()) {
            letter = bytes.into();
        } else if RECIPIENT.contains(&name.as_str()) {
            recipients.push(String::from_utf8_lossy(&bytes).into_owned());
        }
    }
    Ok((letter, recipients))
}

fn unread(status: StatusCode) -> ErrorCode {
    if status == StatusCode::PAYLOAD_TOO_LARGE {
        ErrorCode::TooLarge
    } else {
        ErrorCode::UnsupportedMediaType
    }
}

impl From<ReplyError> for ApiError {
    fn from(error: ReplyError) -> Self {
        match error {
            ReplyError::NotSet => ErrorCode::Unauthenticated.into(),
            ReplyError::Conversation(error) => error.into(),
            ReplyError::Attachment(error) => error.into(),
            ReplyError::Store(error) => error.into(),
        }
    }
}
