//! A streaming response, read piece by piece.

use std::future::poll_fn;
use std::pin::Pin;
use std::time::Duration;

use axum::body::{Body, HttpBody as _};
use http::{HeaderMap, StatusCode};

/// Longer than any expected piece needs.
const PATIENCE: Duration = Duration::from_secs(10);

#[derive(Debug)]
pub struct OpenStream {
    pub status: StatusCode,
    pub headers: HeaderMap,
    body: Body,
}

impl OpenStream {
    pub(crate) fn new(response: http::Response<Body>) -> Self {
        let (parts, body) = response.into_parts();
        Self { status: parts.status, headers: parts.headers, body }
    }

    /// The next piece; `None` at the end of the stream.
    pub async fn next(&mut self) -> Option<String> {
        let frame = poll_fn(|context| Pin::new(&mut self.body).poll_frame(context));
        let frame = tokio::time::timeout(PATIENCE, frame).await.expect("nothing came in time")?;
        let data = frame.expect("the body can be read").into_data().expect("a piece of data");
        Some(String::from_utf8_lossy(&data).into_owned())
    }
}
