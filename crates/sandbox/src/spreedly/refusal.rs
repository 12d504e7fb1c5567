//! Error responses in Spreedly's format: `{"errors": [{"key", "message", "attribute"?}]}`.

use axum::Json;
use axum::response::{IntoResponse, Response};
use http::StatusCode;
use serde_json::{Value, json};

#[derive(Debug)]
pub(crate) struct Refusal {
    status: StatusCode,
    errors: Vec<Value>,
}

impl Refusal {
    pub(crate) fn new(status: StatusCode, key: &str, message: impl Into<String>) -> Self {
        Self { status, errors: vec![json!({"key": key, "message": message.into()})] }
    }

    pub(crate) fn fields(errors: Vec<Value>) -> Self {
        Self { status: StatusCode::UNPROCESSABLE_ENTITY, errors }
    }

    pub(crate) fn unauthorized() -> Self {
        let message = "Unable to authenticate using the given environment_key and access_token. \
                       Please check your credentials.";
        Self::new(StatusCode::UNAUTHORIZED, "errors.access_denied", message)
    }

    pub(crate) fn no_such(kind: &str) -> Self {
        let message = format!("Unable to find the specified {}.", kind.replace('_', " "));
        Self::new(StatusCode::NOT_FOUND, &format!("errors.{kind}_not_found"), message)
    }

    pub(crate) fn unprocessable(key: &str, message: impl Into<String>) -> Self {
        Self::new(StatusCode::UNPROCESSABLE_ENTITY, key, message)
    }
}

/// `Number can't be blank`, in Spreedly's wording.
pub(crate) fn field(attribute: &str, key: &str, said: &str) -> Value {
    let mut name = attribute.replace('_', " ");
    if let Some(first) = name.get_mut(..1) {
        first.make_ascii_uppercase();
    }
    json!({"attribute": attribute, "key": key, "message": format!("{name} {said}")})
}

impl IntoResponse for Refusal {
    fn into_response(self) -> Response {
        (self.status, Json(json!({"errors": self.errors}))).into_response()
    }
}
