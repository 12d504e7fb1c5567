//! Answers by mail, handed in by the operator's mail server or by a provider that takes letters in.

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

/// What providers call the letter as it came, in a form.
const LETTER: [&str; 2] = ["email", "body-mime"];
/// What they call whom it came for.
const RECIPIENT: [&str; 3] = ["recipient", "envelope", "to"];

#[derive(Debug, Serialize, ToSchema)]
pub struct MailOut {
    /// `kept`: it is a message now. `known`: it was one already. `gone`: what it answers is gone. `refused`: who writes for the account may not any more. `left`: it is no answer of a person.
    outcome: &'static str,
}

/// Hand a letter in.
///
/// As it came, as a body of any type, or in a form's field `email` or `body-mime`. Who hands it in says the operator's secret as a
/// bearer token, or as a password.
#[utoipa::path(
    post,
    operation_id = "hand_in_mail",
    path = "/websites/api/v2/webhooks/mail",
    request_body(content = String, content_type = "application/octet-stream"),
    responses(
        (status = 200, body = MailOut, description = "Nothing is gained by sending it again."),
        (status = 401, body = ErrorOut, description = "The secret is missing or wrong, or no letters come in here.")
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

/// Of `Bearer …`, or the password of `Basic …`: some providers can only be given an address with a password in it.
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
