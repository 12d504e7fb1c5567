//! Users, their sessions and their credentials.

pub mod api_token;
pub mod known_browser;
pub mod password_reset;
pub mod session;
pub mod two_factor;
pub mod user;
