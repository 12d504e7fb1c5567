//! Address and dialect of the partner's API. Its own descriptions disagree about some names, so they are configurable.

use std::time::Duration;

use line::Limits;
use serde::Deserialize;

#[derive(Clone, Debug)]
pub struct Settings {
    /// Without a trailing slash: paths are appended.
    pub base: String,
    pub paths: Paths,
    /// OAuth scope of tokens.
    pub scope: String,
    /// The name of the field by which a guest accepts the policy.
    pub policy_field: String,
    /// Limits for requests while a guest waits for a price.
    pub live: Limits,
    /// Limits for bookings and background jobs.
    pub patient: Limits,
}

/// Paths below the base address. `{id}` is replaced by the requested id.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Paths {
    pub token: String,
    pub listings: String,
    pub listing: String,
    pub calendar: String,
    pub quotes: String,
    pub instant: String,
    pub inquiry: String,
    pub reservation: String,
}

impl Default for Paths {
    fn default() -> Self {
        Self {
            token: "/oauth2/token".to_owned(),
            listings: "/api/listings".to_owned(),
            listing: "/api/listings/{id}".to_owned(),
            calendar: "/api/listings/{id}/calendar".to_owned(),
            quotes: "/api/reservations/quotes".to_owned(),
            instant: "/api/reservations/quotes/{id}/instant".to_owned(),
            inquiry: "/api/reservations/quotes/{id}/inquiry".to_owned(),
            reservation: "/api/reservations/{id}".to_owned(),
        }
    }
}

impl Default for Settings {
    fn default() -> Self {
        let live = Limits {
            connect: Duration::from_secs(2),
            total: Duration::from_secs(4),
            tries: 1,
            longest_pause: Duration::from_secs(1),
            opens_after: 3,
            ..Limits::default()
        };
        Self {
            base: "https://booking.guesty.com".to_owned(),
            paths: Paths::default(),
            scope: "booking_engine:api".to_owned(),
            policy_field: "accepted".to_owned(),
            live,
            patient: Limits { answer: 8 * 1024 * 1024, ..Limits::default() },
        }
    }
}

impl Settings {
    /// Settings for the sandbox's stand-in.
    pub fn sandbox(base: &str) -> Self {
        Self { base: format!("{}/partner", base.trim_end_matches('/')), ..Self::default() }
    }
}
