//! Guest access by guest key. A request with the guest key of a row acts as that row's guest, even if a user is signed in. No
//! other text is accepted, in particular not the row's own key.

use axum::extract::FromRequestParts;
use domain::guest_key::Held;
use flows::app::Guest;
use flows::{App, app};
use http::request::Parts;

use crate::error::{ApiError, ErrorCode};
use crate::extract::key_in_path;
use crate::state::AppState;

/// Returns the guest with this guest key; any other text is a 404.
pub async fn admitted(app: &App, held: Held, shown: &str) -> Result<Guest, ApiError> {
    app::admit_guest(app, held, shown).await?.ok_or_else(|| ErrorCode::NotFound.into())
}

/// Like `admitted`, for an optional guest key.
pub async fn admitted_if_any(app: &App, held: Held, shown: Option<&str>) -> Result<Option<Guest>, ApiError> {
    match shown {
        Some(shown) => admitted(app, held, shown).await.map(Some),
        None => Ok(None),
    }
}

/// Extractors for the guest key in the `{key}` of a path; an invalid key is a 404 before the rest of the request is read.
macro_rules! guests {
    ($($(#[$what:meta])* $name:ident holds $held:ident;)+) => { $(
        $(#[$what])*
        #[derive(Debug)]
        pub struct $name(pub Guest);

        impl FromRequestParts<AppState> for $name {
            type Rejection = ApiError;

            async fn from_request_parts(parts: &mut Parts, state: &AppState) -> Result<Self, ApiError> {
                in_path(parts, state, Held::$held).await.map(Self)
            }
        }
    )+ };
}

guests! {
    /// The guest of a quote.
    QuoteGuest holds Quote;
    /// The guest of a reservation.
    StayGuest holds Reservation;
    /// The guest who owns a card.
    CardGuest holds Card;
    /// The guest who owes a payment.
    PayingGuest holds Payment;
    /// The guest who received or wrote a message.
    MessageGuest holds Message;
}

async fn in_path(parts: &mut Parts, state: &AppState, held: Held) -> Result<Guest, ApiError> {
    admitted(&state.app, held, &key_in_path(parts, state).await?).await
}
