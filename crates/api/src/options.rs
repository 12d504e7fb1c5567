//! How this installation is run, as far as answers depend on it.

use std::sync::Arc;

use tokio::sync::Notify;

use crate::map_options::MapOptions;

#[derive(Clone, Debug, Default)]
pub struct Options {
    /// The address guests see, without a slash at the end.
    pub public_url: String,
    /// Whose subdomains are sites, if any.
    pub domain: Option<String>,
    /// Shows "Test mode".
    pub demo: bool,
    /// The people of the demo, for whoever wants to sign in as one of them.
    pub demo_logins: Option<DemoLogins>,
    /// Whether whoever claims the empty house may fill it with the demo.
    pub demo_offer: bool,
    /// Rung when somebody wants to fill the empty house with the demo.
    pub demo_wish: Arc<Notify>,
    /// Letters are kept in a folder instead of being sent, so whoever runs the account may read them here.
    pub letters_are_shown: bool,
    /// Whether strangers may open an account; the first one always can be opened.
    pub sign_up: bool,
    pub rate_limits: bool,
    pub map: MapOptions,
    /// Answers `/floor/{bytes}`, to measure what the door alone costs.
    pub floor: bool,
}

impl Options {
    /// Whether a new owner confirms the e-mail address before the first sign-in. Without a mail server nobody could.
    pub fn signs_up_by_letter(&self) -> bool {
        !self.letters_are_shown
    }
}

#[derive(Clone, Debug)]
pub struct DemoLogins {
    /// Everybody's.
    pub password: String,
    pub logins: Vec<DemoLogin>,
}

#[derive(Clone, Debug)]
pub struct DemoLogin {
    pub email: String,
    pub name: String,
    pub role: String,
    pub account: Option<String>,
}
