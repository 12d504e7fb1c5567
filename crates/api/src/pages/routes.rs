//! The routes of all pages, and the response with a page.

use axum::Router;
use axum::extract::rejection::QueryRejection;
use axum::extract::{Path, Query, State};
use axum::response::{IntoResponse, Redirect, Response};
use axum_extra::extract::CookieJar;
use axum_extra::extract::cookie::{Cookie, SameSite};
use http::header::{CACHE_CONTROL, CONTENT_TYPE};
use serde::Deserialize;

use super::path::{ABOUT, CONTACT};
use super::visit::Visit;
use super::{asset, data, document, language, photo, plain, shared_calendar, show, sitemap};
use crate::address::Host;
use crate::csrf;
use crate::error::ApiError;
use crate::page_cache::{RenderedPage, Shown};
use crate::route::get;
use crate::state::AppState;

pub fn routes() -> Router<AppState> {
    Router::new()
        .route("/", get(front))
        .route("/favicon.svg", get(favicon))
        .route("/assets/{*path}", get(asset::get))
        .route("/photos/{key}/{size}", get(photo::get))
        .route("/ical/{file}", get(shared_calendar::get))
        .route("/account", get(account))
        .route("/account/{*rest}", get(account))
        .merge(site_routes())
        .nest("/s/{namespace}", site_routes().route("/", get(home)).route("/{*rest}", get(unknown)))
        .fallback(unknown)
}

/// The pages of a site, at its host or under its path.
fn site_routes() -> Router<AppState> {
    Router::new()
        .route("/properties", get(list))
        .route("/properties/{slug}", get(property))
        .route("/about", get(about))
        .route("/contact", get(contact))
        .route("/pages/{slug}", get(own_page))
        .route("/reservation/checkout", get(checkout))
        .route("/reservation/checkout/{step}", get(checkout))
        .route("/reservation/status/{key}", get(reservation))
        .route("/reservation/contact/{key}", get(reservation))
        .route("/reservation/expired/{key}", get(reservation))
        .route("/offers/{key}", get(offers))
        .route("/sitemap.xml", get(sitemap::get))
        .route("/robots.txt", get(sitemap::robots))
}

/// The slug in the path, whatever the other path parameters are.
#[derive(Debug, Deserialize)]
struct Named {
    slug: String,
}

type Page = Result<Response, ApiError>;

async fn home(State(state): State<AppState>, visit: Visit, cookies: CookieJar) -> Page {
    page(&state, &visit, &Shown::Home, cookies).await
}

async fn list(State(state): State<AppState>, visit: Visit, cookies: CookieJar) -> Page {
    page(&state, &visit, &Shown::List, cookies).await
}

async fn property(
    State(state): State<AppState>,
    visit: Visit,
    Path(Named { slug }): Path<Named>,
    cookies: CookieJar,
) -> Page {
    page(&state, &visit, &Shown::Property(slug), cookies).await
}

async fn about(State(state): State<AppState>, visit: Visit, cookies: CookieJar) -> Page {
    page(&state, &visit, &Shown::Page(ABOUT.to_owned()), cookies).await
}

async fn contact(State(state): State<AppState>, visit: Visit, cookies: CookieJar) -> Page {
    page(&state, &visit, &Shown::Page(CONTACT.to_owned()), cookies).await
}

async fn own_page(
    State(state): State<AppState>,
    visit: Visit,
    Path(Named { slug }): Path<Named>,
    cookies: CookieJar,
) -> Page {
    page(&state, &visit, &Shown::Page(slug), cookies).await
}

/// The quote in the URL of a checkout; the specification names the parameter `q`.
#[derive(Debug, Deserialize)]
struct Wanted {
    q: Option<String>,
}

/// A step of the checkout, with the quote of the URL; the script shows the first step for an unknown one. Never cached if the URL has a quote: its key is the guest's credential.
async fn checkout(
    State(state): State<AppState>,
    visit: Visit,
    wanted: Result<Query<Wanted>, QueryRejection>,
    cookies: CookieJar,
) -> Page {
    let quote = wanted.ok().and_then(|Query(Wanted { q })| q);
    let known = match quote {
        Some(quote) => data::checkout(&state, &visit.catalog, &quote).await,
        None => None,
    };
    match known {
        Some(data) => Ok(answer(&state, &show::draw(&state, &visit, &data)?, remembered(&visit, cookies))),
        None => page(&state, &visit, &Shown::Checkout, cookies).await,
    }
}

/// The status page of a reservation, rendered by the script.
async fn reservation(State(state): State<AppState>, visit: Visit, cookies: CookieJar) -> Page {
    page(&state, &visit, &Shown::Reservation, cookies).await
}

/// The page on which guests refuse offers, rendered by the script.
async fn offers(State(state): State<AppState>, visit: Visit, cookies: CookieJar) -> Page {
    page(&state, &visit, &Shown::Offers, cookies).await
}

async fn unknown(State(state): State<AppState>, visit: Visit, cookies: CookieJar) -> Page {
    page(&state, &visit, &Shown::Unknown, cookies).await
}

/// Returns the cached page, or renders it.
async fn page(state: &AppState, visit: &Visit, shown: &Shown, cookies: CookieJar) -> Page {
    let key = visit.page_key(shown, state.app.now());
    if let Some(page) = state.pages.get(&key) {
        return Ok(answer(state, &page, remembered(visit, cookies)));
    }
    let page = show::render(state, visit, shown).await?;
    let response = answer(state, &page, remembered(visit, cookies));
    if state.assets.is_fixed() && page.status.is_success() {
        state.pages.keep(key, page);
    }
    Ok(response)
}

/// Stores the language of the URL in a cookie, so that it applies to the following pages of the site.
fn remembered(visit: &Visit, cookies: CookieJar) -> CookieJar {
    if !visit.names_language {
        return cookies;
    }
    let path = if visit.base.is_empty() { "/" } else { &visit.base };
    let cookie = Cookie::build((language::COOKIE, visit.language.code()));
    cookies.add(cookie.path(path.to_owned()).same_site(SameSite::Lax).permanent())
}

/// Responds with the page, and with a CSRF cookie for a browser that has none.
fn answer(state: &AppState, page: &RenderedPage, cookies: CookieJar) -> Response {
    let response = page.response();
    if csrf::token(&cookies).is_some() {
        return (cookies, response).into_response();
    }
    let cookie = csrf::cookie(state.app.secret(), state.options.public_url.starts_with("https:"));
    (cookies.add(cookie), response).into_response()
}

/// The account area, which is rendered by the script.
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

/// The root path: a site at its own host; otherwise the list of sites in a demo, or a redirect to the account area.
async fn front(
    State(state): State<AppState>,
    host: Host,
    visit: Result<Visit, Response>,
    cookies: CookieJar,
) -> Page {
    match visit {
        Ok(visit) => page(&state, &visit, &Shown::Home, cookies).await,
        Err(nowhere) if host != Host::Platform => Ok(nowhere),
        Err(_) if state.options.demo => Ok(plain::welcome(&state).await?.response()),
        Err(_) => Ok(Redirect::to("/account/").into_response()),
    }
}
