//! The settings of the installation that affect responses.

use std::sync::Arc;

use tokio::sync::Notify;

use crate::map_options::MapOptions;

#[derive(Clone, Debug, Default)]
pub struct Options {
    /// The public address, without a trailing slash.
    pub public_url: String,
    /// The domain whose subdomains are sites, if any.
    pub domain: Option<String>,
    /// Shows "Test mode".
    pub demo: bool,
    /// The users of the demo, for visitors who want to sign in as one of them.
    pub demo_logins: Option<DemoLogins>,
    /// Whether the first visitor of an empty installation may load the demo into it.
    pub demo_offer: bool,
    /// Notified when a visitor asks to load the demo into the empty installation.
    pub demo_wish: Arc<Notify>,
    /// E-mails are written to a folder instead of being sent, so users of the account may read them here.
    pub letters_are_shown: bool,
    /// Whether visitors may sign up for an account; the first account can always be opened.
    pub sign_up: bool,
    pub rate_limits: bool,
    /// The maximum number of open connections, of which event streams get a share.
    pub connections: u32,
    pub map: MapOptions,
    /// Enables `/floor/{bytes}`, to measure the cost of the middleware alone.
    pub floor: bool,
}

impl Options {
    /// Whether a new owner confirms the e-mail address before the first sign-in. Impossible without a mail server.
    pub fn signs_up_by_letter(&self) -> bool {
        !self.letters_are_shown
    }
}

#[derive(Clone, Debug)]
pub struct DemoLogins {
    /// The password of every demo user.
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
