//! Guests at the door: whoever shows the key that a guest has for a row acts as its guest, whoever else they may be. No other text
//! opens anything here, the row's own key least of all.

use axum::extract::{FromRequestParts, RawPathParams};
use domain::guest_key::Held;
use flows::app::Guest;
use flows::{App, app};
use http::request::Parts;

use crate::error::{ApiError, ErrorCode};
use crate::state::AppState;

/// The guest who holds this key; anything else names nothing.
pub async fn admitted(app: &App, held: Held, shown: &str) -> Result<Guest, ApiError> {
    app::admit_guest(app, held, shown).await?.ok_or_else(|| ErrorCode::NotFound.into())
}

/// The same where a key may be left out.
pub async fn admitted_if_any(app: &App, held: Held, shown: Option<&str>) -> Result<Option<Guest>, ApiError> {
    match shown {
        Some(shown) => admitted(app, held, shown).await.map(Some),
        None => Ok(None),
    }
}

/// Guests by the `{key}` of a path; others are answered with 404 before the rest of the request is read.
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
    /// Whose card it is.
    CardGuest holds Card;
    /// Who owes a payment.
    PayingGuest holds Payment;
    /// To whom or by whom a message was written.
    MessageGuest holds Message;
}

async fn in_path(parts: &mut Parts, state: &AppState, held: Held) -> Result<Guest, ApiError> {
    let params = RawPathParams::from_request_parts(parts, state).await.map_err(|_| ErrorCode::NotFound)?;
    let shown = params.iter().find(|(name, _)| *name == "key").map(|(_, shown)| shown);
    admitted(&state.app, held, shown.unwrap_or_default()).await
}
