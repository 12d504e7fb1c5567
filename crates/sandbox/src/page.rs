//! Shared parts of the pages: style, list of test cards, and the sandbox's address.

use askama::Template;
use axum::Router;
use axum::extract::State;
use axum::response::{Html, IntoResponse, Response};
use axum::routing::get;
use http::header::CONTENT_TYPE;
use http::{HeaderValue, StatusCode};

use crate::cards::card::{TEST_CARDS, TestCard};
use crate::sandbox::Sandbox;

pub(crate) fn router() -> Router<Sandbox> {
    Router::new()
        .route("/", get(index))
        .route("/_assets/sandbox.css", get(async || asset("text/css", include_str!("../assets/sandbox.css"))))
}

#[derive(Template)]
#[template(path = "index.html")]
struct Index {
    address: String,
    cards: &'static [TestCard],
}

async fn index(State(sandbox): State<Sandbox>, headers: http::HeaderMap) -> Response {
    show(&Index { address: address(&sandbox, headers.get(http::header::HOST)), cards: TEST_CARDS })
}

pub(crate) fn show(page: &impl Template) -> Response {
    match page.render() {
        Ok(html) => Html(html).into_response(),
        Err(error) => {
            tracing::error!(%error, "rendering a page of the sandbox failed");
            StatusCode::INTERNAL_SERVER_ERROR.into_response()
        }
    }
}

pub(crate) fn asset(kind: &'static str, text: &'static str) -> Response {
    ([(CONTENT_TYPE, kind)], text).into_response()
}

/// The configured address, or the one that the client used.
pub(crate) fn address(sandbox: &Sandbox, host: Option<&HeaderValue>) -> String {
    let host = host.and_then(|host| host.to_str().ok()).unwrap_or("localhost");
    sandbox.options().public_url.clone().unwrap_or_else(|| format!("http://{host}"))
}

/// The 3D Secure page: two buttons instead of a bank. Its form is posted to its own address.
#[derive(Template)]
#[template(path = "challenge.html")]
pub(crate) struct Challenge {
    /// The amount to pay, such as `129.50 USD`.
    sum: Option<String>,
    /// The pressed button, passed on to the surrounding page.
    outcome: Option<String>,
}

impl Challenge {
    pub(crate) fn asking(sum: Option<String>) -> Self {
        Self { sum, outcome: None }
    }

    pub(crate) fn done(outcome: String) -> Self {
        Self { sum: None, outcome: Some(outcome) }
    }
}

impl TestCard {
    /// In groups, as printed on the card.
    pub(crate) fn spaced(&self) -> String {
        let groups: &[usize] = if self.number.len() == 15 { &[4, 6, 5] } else { &[4, 4, 4, 4] };
        let mut rest = self.number;
        let parts: Vec<&str> = groups
            .iter()
            .map(|size| {
                let (group, after) = rest.split_at(*size);
                rest = after;
                group
            })
            .collect();
        parts.join(" ")
    }
}
