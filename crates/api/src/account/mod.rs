//! The owners' API under `/api/v2/`.

pub mod api_token;
pub mod caller;
pub mod demo;
pub mod invite;
pub mod letter;
pub mod password_reset;
pub mod photo;
pub mod profile;
pub mod reservation;
pub mod session;
pub mod signup;
pub mod two_factor;
