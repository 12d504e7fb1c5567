//! A JSON response, serialized into one growing buffer: `axum::Json` writes byte by byte through a buffer that checks each time,
//! which takes a tenth of the time of a quote's response.

use axum::response::{IntoResponse, Response};
use http::header::CONTENT_TYPE;
use http::{HeaderValue, StatusCode};
use serde::Serialize;

#[derive(Debug)]
pub struct Json<T>(pub T);

/// JSON that is already serialized.
#[derive(Debug)]
pub struct Written(pub serde_json::Result<Vec<u8>>);

impl<T: Serialize> IntoResponse for Json<T> {
    fn into_response(self) -> Response {
        Written(serde_json::to_vec(&self.0)).into_response()
    }
}

impl IntoResponse for Written {
    fn into_response(self) -> Response {
        match self.0 {
            Ok(bytes) => {
                ([(CONTENT_TYPE, HeaderValue::from_static("application/json"))], bytes).into_response()
            }
            Err(error) => {
                tracing::error!(%error, "cannot serialize a response as JSON");
                StatusCode::INTERNAL_SERVER_ERROR.into_response()
            }
        }
    }
}
