//! Idempotency keys as at Stripe: repeats the first response, rejects another request with the same key, and a concurrent one.

use axum::Json;
use axum::response::{IntoResponse, Response};
use http::StatusCode;

use super::desk::Reply;
use crate::sandbox::Sandbox;
use crate::stripe::books::StripeBooks;
use crate::stripe::error::ApiError;
use crate::stripe::in_flight::Busy;
use crate::stripe::record::Remembered;

#[derive(Clone, Debug)]
pub(crate) struct Key {
    pub(crate) account: String,
    pub(crate) name: String,
    /// Fingerprint of the first request with the key.
    pub(crate) fingerprint: String,
}

/// Reserves the key for execution, or returns the response to send instead.
pub(crate) fn begin<'a>(sandbox: &'a Sandbox, key: Option<&Key>) -> Result<Option<Busy<'a>>, Box<Response>> {
    let Some(key) = key else { return Ok(None) };
    let Some(busy) = sandbox.in_flight().take(&key.account, &key.name) else {
        return Err(Box::new(in_use(&key.name).into_response()));
    };
    match sandbox.read(|books| books.stripe.replies.get(&key.account, &key.name).cloned()) {
        None => Ok(Some(busy)),
        Some(first) if first.fingerprint == key.fingerprint => Err(Box::new(replay(first))),
        Some(_) => Err(Box::new(other_question(&key.name).into_response())),
    }
}

/// Only executed requests are stored: after a validation error the request may be corrected under the same key.
pub(crate) fn remember(books: &mut StripeBooks, key: &Key, reply: &Reply) {
    let (status, body) = match reply {
        Ok(value) => (StatusCode::OK, value.clone()),
        Err(error) if error.status() == StatusCode::PAYMENT_REQUIRED => (error.status(), error.body()),
        Err(_) => return,
    };
    let remembered = Remembered { fingerprint: key.fingerprint.clone(), status: status.as_u16(), body };
    books.replies.put(&key.account, &key.name, remembered);
}

pub(crate) fn respond(reply: &Reply) -> Response {
    match reply {
        Ok(value) => Json(value).into_response(),
        Err(error) => error.clone().into_response(),
    }
}

fn replay(first: Remembered) -> Response {
    let status = StatusCode::from_u16(first.status).unwrap_or(StatusCode::OK);
    (status, [("idempotent-replayed", "true")], Json(first.body)).into_response()
}

fn in_use(key: &str) -> ApiError {
    let message = format!(
        "There is currently another in-progress request using this Idempotent Key ({key}). Please try again later."
    );
    ApiError::new(StatusCode::CONFLICT, "idempotency_error", message).with("code", "idempotency_key_in_use")
}

fn other_question(key: &str) -> ApiError {
    let message = format!(
        "Keys for idempotent requests can only be used with the same parameters they were first used with. \
         Try using a key other than '{key}' if you meant to execute a different request."
    );
    ApiError::new(StatusCode::BAD_REQUEST, "idempotency_error", message)
}
