//! Everything that an account has, as one file to keep or to go elsewhere with.

use std::fs::File;
use std::io::Read;

use axum::body::{Body, Bytes};
use axum::extract::State;
use axum::response::{IntoResponse, Response};
use flows::archive::MoveError;
use futures_util::stream;
use http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};

use super::caller::By;
use crate::error::{ApiError, ErrorOut};
use crate::state::AppState;

const CHUNK: usize = 256 * 1024;

/// The whole account in one archive: every row as JSON, once more as sheets, and the photos. What each part is, and what stays
/// behind, is told in docs/owners/leaving.md.
#[utoipa::path(
    get,
    operation_id = "export_account",
    path = "/api/v2/account/archive",
    responses(
        (status = 200, body = Vec<u8>, content_type = "application/zip"),
        (status = 401, body = ErrorOut),
        (status = 403, body = ErrorOut)
    ),
    tag = "account"
)]
pub async fn get(State(state): State<AppState>, By(caller): By) -> Result<Response, ApiError> {
    let file = state.house.take_account(&caller).await?;
    let name = format!("attachment; filename=\"casita-{}.zip\"", state.house.now().format("%Y-%m-%d"));
    let marks = [(CONTENT_TYPE, "application/zip".to_owned()), (CONTENT_DISPOSITION, name)];
    Ok((marks, streamed(file)).into_response())
}

/// As fast as it is taken, a piece at a time.
fn streamed(file: File) -> Body {
    Body::from_stream(stream::try_unfold(file, |mut file| async move {
        let read = tokio::task::spawn_blocking(move || {
            let mut piece = vec![0; CHUNK];
            let length = file.read(&mut piece)?;
            piece.truncate(length);
            Ok::<_, std::io::Error>((Bytes::from(piece), file))
        });
        let (piece, file) = read.await.map_err(std::io::Error::other)??;
        Ok::<_, std::io::Error>((!piece.is_empty()).then_some((piece, file)))
    }))
}

impl From<MoveError> for ApiError {
    fn from(error: MoveError) -> Self {
        match error {
            MoveError::Denied(denied) => denied.into(),
            MoveError::Store(error) => error.into(),
            other => Self::Fault(other.into()),
        }
    }
}
