//! Pictures of the partner's listings: uploaded by the test that plays the partner, public for anyone with the address.

use axum::body::Bytes;
use axum::extract::{Path, State};
use axum::response::IntoResponse;
use http::StatusCode;
use http::header::CONTENT_TYPE;

use super::record::Picture;
use crate::sandbox::Sandbox;

pub(super) async fn hang(
    State(sandbox): State<Sandbox>,
    Path(name): Path<String>,
    bytes: Bytes,
) -> StatusCode {
    let picture = Picture { bytes: bytes.to_vec(), shown: 0 };
    sandbox.change(|books| books.partner.pictures.put("", &name, picture));
    StatusCode::NO_CONTENT
}

pub(super) async fn show(
    State(sandbox): State<Sandbox>,
    Path(name): Path<String>,
) -> Result<impl IntoResponse, StatusCode> {
    sandbox.change(|books| {
        let picture = books.partner.pictures.get_mut("", &name).ok_or(StatusCode::NOT_FOUND)?;
        picture.shown += 1;
        Ok(([(CONTENT_TYPE, "application/octet-stream")], picture.bytes.clone()))
    })
}
