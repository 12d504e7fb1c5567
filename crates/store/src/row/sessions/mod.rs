//! Users, sessions and credentials.

pub mod api_token;
pub mod known_browser;
pub mod password_reset;
pub mod recovery_code;
pub mod session;
pub mod user;
