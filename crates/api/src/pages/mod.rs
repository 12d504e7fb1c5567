//! HTML for people and search engines: title, description, Open Graph, schema.org data and the first view stand in it before any
//! script runs, and the first data is embedded, so that the page needs no second round trip.

mod asset;
mod cache;
mod document;
mod meta;
mod photo;
mod plain;
mod show;
mod view;

use axum::Router;
use axum::extract::{Path, State};
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::get;
use axum_extra::extract::CookieJar;
use http::header::{CACHE_CONTROL, CONTENT_TYPE};

pub use cache::PageCache;

use crate::csrf;
use crate::error::ApiError;
use crate::state::AppState;
use cache::{RenderedPage, Shown};

pub fn routes() -> Router<AppState> {
    Router::new()
        .route("/", get(welcome))
        .route("/favicon.svg", get(favicon))
        .route("/assets/{*path}", get(asset::get))
        .route("/photos/{key}/{size}", get(photo::get))
        .route("/account", get(account))
        .route("/account/{*rest}", get(account))
        .route("/s/{namespace}", get(home))
        .route("/s/{namespace}/properties", get(list))
        .route("/s/{namespace}/properties/{slug}", get(property))
        .route("/s/{namespace}/{*rest}", get(unknown))
        .fallback(nowhere)
}

async fn home(
    State(state): State<AppState>,
    Path(namespace): Path<String>,
    cookies: CookieJar,
) -> Result<Response, ApiError> {
    page(&state, &namespace, &Shown::Home, cookies).await
}

async fn list(
    State(state): State<AppState>,
    Path(namespace): Path<String>,
    cookies: CookieJar,
) -> Result<Response, ApiError> {
    page(&state, &namespace, &Shown::List, cookies).await
}

async fn property(
    State(state): State<AppState>,
    Path((namespace, slug)): Path<(String, String)>,
    cookies: CookieJar,
) -> Result<Response, ApiError> {
    page(&state, &namespace, &Shown::Property(slug), cookies).await
}

async fn unknown(
    State(state): State<AppState>,
    Path((namespace, _)): Path<(String, String)>,
    cookies: CookieJar,
) -> Result<Response, ApiError> {
    page(&state, &namespace, &Shown::Unknown, cookies).await
}

/// The page as it was rendered last, while nothing that it shows has changed.
async fn page(
    state: &AppState,
    namespace: &str,
    shown: &Shown,
    cookies: CookieJar,
) -> Result<Response, ApiError> {
    let catalog = match state.house.catalog(namespace).await {
        Ok(catalog) => catalog,
        Err(flows::catalog::CatalogError::NoSuchSite(_)) => return Ok(plain::nowhere().response()),
        Err(error) => return Err(error.into()),
    };
    if let Some(page) = state.pages.get(&catalog, shown) {
        return Ok(answer(state, &page, cookies));
    }
    let page = show::render(state, &catalog, shown).await?;
    let response = answer(state, &page, cookies);
    if state.assets.is_fixed() && page.status.is_success() {
        state.pages.keep(&catalog, shown, page);
    }
    Ok(response)
}

/// Hands the page out, with a CSRF cookie for a browser that has none.
fn answer(state: &AppState, page: &RenderedPage, cookies: CookieJar) -> Response {
    let response = page.response();
    if csrf::token(&cookies).is_some() {
        return response;
    }
    let cookie = csrf::cookie(state.house.secret(), state.options.public_url.starts_with("https:"));
    (cookies.add(cookie), response).into_response()
}

/// The account area draws itself; the server only opens the door.
async fn account(State(state): State<AppState>, cookies: CookieJar) -> Response {
    match document::account(&state) {
        Ok(page) => answer(&state, &page, cookies),
        Err(error) => error.into_response(),
    }
}

async fn favicon() -> impl IntoResponse {
    let headers = [(CONTENT_TYPE, "image/svg+xml"), (CACHE_CONTROL, "public, max-age=86400")];
    (headers, include_str!("../../templates/favicon.svg"))
}

/// The front of the installation: in a demo the sites there are, else the account area.
async fn welcome(State(state): State<AppState>) -> Result<Response, ApiError> {
    if !state.options.demo {
        return Ok(Redirect::to("/account/").into_response());
    }
    Ok(plain::welcome(&state).await?.response())
}

async fn nowhere() -> Response {
    plain::nowhere().response()
}
