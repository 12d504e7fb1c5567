//! A file as a response body.

use std::fs::File;
use std::io::Read;

use axum::body::{Body, Bytes};
use futures_util::stream;

const PIECE: usize = 256 * 1024;

/// Streams the file in chunks, as fast as the client reads it.
pub(crate) fn file_body(file: File) -> Body {
    Body::from_stream(stream::try_unfold(file, |mut file| async move {
        let read = tokio::task::spawn_blocking(move || {
            let mut piece = vec![0; PIECE];
            let length = file.read(&mut piece)?;
            piece.truncate(length);
            Ok::<_, std::io::Error>((Bytes::from(piece), file))
        });
        let (piece, file) = read.await.map_err(std::io::Error::other)??;
        Ok::<_, std::io::Error>((!piece.is_empty()).then_some((piece, file)))
    }))
}
