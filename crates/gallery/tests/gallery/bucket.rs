//! A stand-in for an S3-compatible service: signed put, get and delete requests.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex};

use axum::Router;
use axum::body::Bytes;
use axum::extract::{Request, State};
use axum::http::{Method, StatusCode};
use axum::response::{IntoResponse, Response};

const WHO: &str = "casita-test";

type Files = Arc<Mutex<Shelves>>;

#[derive(Debug, Default)]
struct Shelves {
    files: BTreeMap<String, Bytes>,
    seen: Vec<String>,
}

pub struct Bucket {
    url: String,
    files: Files,
}

impl Bucket {
    pub async fn open() -> Self {
        let files = Files::default();
        let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
        let url = format!("http://{}", listener.local_addr().unwrap());
        let router = Router::new().fallback(answer).with_state(Arc::clone(&files));
        tokio::spawn(async move { axum::serve(listener, router).await });
        Self { url, files }
    }

    /// The settings as an operator's environment has them.
    pub fn settings(&self) -> Vec<(String, String)> {
        [
            ("AWS_ACCESS_KEY_ID", WHO),
            ("AWS_SECRET_ACCESS_KEY", "secret"),
            ("AWS_REGION", "eu-west-1"),
            ("AWS_ENDPOINT_URL", &self.url),
            ("AWS_ALLOW_HTTP", "true"),
            ("HOME", "/nowhere"),
        ]
        .map(|(name, value)| (name.to_owned(), value.to_owned()))
        .to_vec()
    }

    pub fn seen(&self) -> Vec<String> {
        self.files.lock().unwrap().seen.clone()
    }

    pub fn is_empty(&self) -> bool {
        self.files.lock().unwrap().files.is_empty()
    }
}

async fn answer(State(files): State<Files>, request: Request) -> Response {
    let signed = request.headers().get("authorization").and_then(|value| value.to_str().ok());
    if !signed.is_some_and(|text| text.starts_with(&format!("AWS4-HMAC-SHA256 Credential={WHO}/"))) {
        return StatusCode::FORBIDDEN.into_response();
    }
    let (method, path) = (request.method().clone(), request.uri().path().to_owned());
    let body = axum::body::to_bytes(request.into_body(), usize::MAX).await.unwrap();
    let mut shelves = files.lock().unwrap();
    shelves.seen.push(path.clone());
    let headers = [("etag", "\"1\""), ("last-modified", "Wed, 01 Jul 2026 12:00:00 GMT")];
    match method {
        Method::PUT => {
            shelves.files.insert(path, body);
            (headers, "").into_response()
        }
        Method::GET => match shelves.files.get(&path) {
            Some(bytes) => (headers, bytes.clone()).into_response(),
            None => StatusCode::NOT_FOUND.into_response(),
        },
        Method::DELETE => {
            shelves.files.remove(&path);
            StatusCode::NO_CONTENT.into_response()
        }
        _ => StatusCode::METHOD_NOT_ALLOWED.into_response(),
    }
}
