//! The owners' API under `/api/v2/`.

pub mod api_token;
pub mod caller;
pub mod invite;
pub mod password_reset;
pub mod photo;
pub mod profile;
pub mod reservation;
pub mod session;
pub mod shared_calendar;
pub mod signup;
pub mod two_factor;
