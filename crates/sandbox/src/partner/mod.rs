//! The partner's property system: expiring tokens, listings by cursor, calendars, quotes and bookings, in JSON.

pub(crate) mod books;
mod caller;
pub(crate) mod control;
mod listing;
mod picture;
mod quote;
pub(crate) mod record;
mod refusal;
mod reservation;
mod token;

use axum::Router;
use axum::routing::{get, post};

use crate::sandbox::Sandbox;

pub use record::{Listing as PartnerListing, PartnerStock};

pub(crate) fn router() -> Router<Sandbox> {
    Router::new()
        .route("/oauth2/token", post(token::give))
        .route("/api/listings", get(listing::list))
        .route("/api/listings/{id}", get(listing::get))
        .route("/api/listings/{id}/calendar", get(listing::calendar))
        .route("/api/reservations/quotes", post(quote::create))
        .route("/api/reservations/quotes/{id}", get(quote::get))
        .route("/api/reservations/quotes/{id}/instant", post(reservation::instant))
        .route("/api/reservations/quotes/{id}/inquiry", post(reservation::inquiry))
        .route("/api/reservations/{id}", get(reservation::get))
        .route("/pictures/{name}", get(picture::show))
}
