//! Multipart forms with files, whose parts are read as a stream.

use axum::extract::multipart::{Field, MultipartError};
use axum::extract::{DefaultBodyLimit, FromRequest, Multipart, Request};
use http::StatusCode;

use crate::bounds::{self, Scope};
use crate::error::{ApiError, ErrorCode, NO_FIELD, data};
use crate::state::AppState;

/// A body slightly above a file's limit gets a validation error; a body above `most` is cut off.
pub async fn open(mut request: Request, state: &AppState, most: usize) -> Result<Multipart, ApiError> {
    DefaultBodyLimit::max(most).apply(&mut request);
    Multipart::from_request(request, state).await.map_err(|_| {
        let code = ErrorCode::UnsupportedMediaType;
        ApiError::with_data(code, "Send the file as multipart/form-data.", data([]))
    })
}

pub async fn next(parts: &mut Multipart) -> Result<Option<Field<'_>>, ApiError> {
    parts.next_field().await.map_err(|error| unread(&error))
}

pub async fn text(part: Field<'_>) -> Result<String, ApiError> {
    let name = part.name().unwrap_or_default().to_owned();
    let text = part.text().await.map_err(|error| unread(&error))?;
    bounds::body::check_text(Scope::Body("form"), &name, &text)?;
    Ok(text)
}

/// Reads the whole file even if it is too large, and then returns `None`: a browser whose upload is cut off shows no reason.
pub async fn file(mut part: Field<'_>, most: usize) -> Result<Option<Vec<u8>>, ApiError> {
    let mut bytes = Some(Vec::new());
    while let Some(chunk) = part.chunk().await.map_err(|error| unread(&error))? {
        bytes = bytes.filter(|read| read.len() + chunk.len() <= most);
        if let Some(read) = &mut bytes {
            read.extend_from_slice(&chunk);
        }
    }
    Ok(bytes)
}

fn unread(error: &MultipartError) -> ApiError {
    if error.status() == StatusCode::PAYLOAD_TOO_LARGE {
        ErrorCode::TooLarge.into()
    } else {
        ApiError::field(NO_FIELD, "The request could not be read to its end.")
    }
}
