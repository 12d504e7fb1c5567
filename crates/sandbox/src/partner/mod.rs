//! The partner's property system: tokens that end, listings by cursor, calendars, quotes and bookings, in JSON.

mod caller;
mod listing;
mod picture;
mod quote;
mod refusal;
mod reservation;
mod stock;
mod token;

use axum::Router;
use axum::routing::{get, post};

use crate::sandbox::Sandbox;
use crate::shelf::{Kept, Shelf};

pub use listing::Listing as PartnerListing;
pub use stock::PartnerStock;
pub(crate) use stock::{control, fill};

pub(crate) struct Books {
    tokens: Shelf<token::Token>,
    listings: Shelf<listing::Listing>,
    quotes: Shelf<quote::Quote>,
    reservations: Shelf<reservation::Reservation>,
    pictures: Shelf<picture::Picture>,
}

impl Books {
    pub(crate) fn new(capacity: usize) -> Self {
        Self {
            tokens: Shelf::new("partner.token", capacity),
            listings: Shelf::new("partner.listing", capacity),
            quotes: Shelf::new("partner.quote", capacity),
            reservations: Shelf::new("partner.reservation", capacity),
            pictures: Shelf::new("partner.picture", capacity),
        }
    }

    pub(crate) fn shelves(&mut self) -> [&mut dyn Kept; 5] {
        [&mut self.tokens, &mut self.listings, &mut self.quotes, &mut self.reservations, &mut self.pictures]
    }
}

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
