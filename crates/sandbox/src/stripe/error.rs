//! Error responses in Stripe's format: `{"error": {"type", "code", "message", …}}`.

use axum::Json;
use axum::response::{IntoResponse, Response};
use http::StatusCode;
use serde_json::{Value, json};

use crate::cards::card::{Decline, NoCard};

#[derive(Clone, Debug)]
pub(crate) struct ApiError {
    status: StatusCode,
    error: Value,
}

impl ApiError {
    pub(crate) fn new(status: StatusCode, kind: &str, message: impl Into<String>) -> Self {
        Self { status, error: json!({"type": kind, "message": message.into()}) }
    }

    pub(crate) fn invalid(message: impl Into<String>) -> Self {
        Self::new(StatusCode::BAD_REQUEST, "invalid_request_error", message)
    }

    pub(crate) fn parameter(name: &str, message: impl Into<String>) -> Self {
        Self::invalid(message).with("param", name)
    }

    pub(crate) fn missing(name: &str) -> Self {
        Self::parameter(name, format!("Missing required param: {name}.")).with("code", "parameter_missing")
    }

    pub(crate) fn unknown_parameter(name: &str) -> Self {
        Self::parameter(name, format!("Received unknown parameter: {name}")).with("code", "parameter_unknown")
    }

    pub(crate) fn no_such(thing: &str, id: &str) -> Self {
        let message = format!("No such {thing}: '{id}'");
        Self::new(StatusCode::NOT_FOUND, "invalid_request_error", message)
            .with("code", "resource_missing")
            .with("param", "id")
    }

    pub(crate) fn unauthorized(message: impl Into<String>) -> Self {
        Self::new(StatusCode::UNAUTHORIZED, "invalid_request_error", message)
    }

    pub(crate) fn unexpected_state(kind: &str, action: &str, status: &str) -> Self {
        let message = format!(
            "This {} could not be {action} because it has a status of {status}.",
            if kind == "payment_intent" { "PaymentIntent" } else { "SetupIntent" }
        );
        Self::invalid(message).with("code", format!("{kind}_unexpected_state"))
    }

    pub(crate) fn declined(decline: Decline) -> Self {
        Self::new(StatusCode::PAYMENT_REQUIRED, "card_error", decline.message())
            .with("code", decline.code())
            .with("decline_code", decline.decline_code())
    }

    pub(crate) fn card(code: &str, param: &str, message: &str) -> Self {
        Self::new(StatusCode::PAYMENT_REQUIRED, "card_error", message).with("code", code).with("param", param)
    }

    pub(crate) fn with(mut self, field: &str, value: impl Into<Value>) -> Self {
        self.error[field] = value.into();
        self
    }

    pub(crate) fn status(&self) -> StatusCode {
        self.status
    }

    /// The content of `last_payment_error` and similar fields.
    pub(crate) fn inner(&self) -> &Value {
        &self.error
    }

    pub(crate) fn body(&self) -> Value {
        json!({"error": self.error})
    }
}

impl From<NoCard> for ApiError {
    fn from(reason: NoCard) -> Self {
        match reason {
            NoCard::Malformed => Self::card("incorrect_number", "number", "Your card number is incorrect."),
            NoCard::Unknown => Self::declined(Decline::NotATestCard),
        }
    }
}

impl IntoResponse for ApiError {
    fn into_response(self) -> Response {
        (self.status, Json(self.body())).into_response()
    }
}
