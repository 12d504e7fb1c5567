//! Sending e-mails: the carrier, the sender's address, and the addresses in links.

use std::sync::Arc;
use std::time::Duration;

use domain::guest_key::GuestKey;
use domain::key::Key;
use domain::sites::site_address::{origin, primary};
use domain::text::code::LetterKind;
use mailroom::{About, Replies, Writer};
use notify::{Carrier, Sender};
use store::row::sites::site;
use tokio::sync::{Mutex, MutexGuard};

/// Maximum time to wait while another e-mail is handed over: a slow mail server must not occupy every worker.
const PATIENCE: Duration = Duration::from_millis(250);

#[derive(Clone, Debug)]
pub struct PostOffice {
    pub carrier: Arc<dyn Carrier>,
    pub sender: Sender,
    /// The public address, without a slash at the end.
    pub public_url: String,
    /// The domain whose subdomains are sites, if any.
    pub domain: Option<String>,
    /// Receiving replies by e-mail, if configured.
    pub replies: Option<Replies>,
    /// Locked from handing an e-mail over until that is recorded: a node that dies sends at most one e-mail twice.
    pub counter: Arc<Mutex<()>>,
}

impl PostOffice {
    /// Acquires the lock for handing an e-mail over. None if another e-mail holds it too long.
    pub(crate) async fn turn(&self) -> Option<MutexGuard<'_, ()>> {
        tokio::time::timeout(PATIENCE, self.counter.lock()).await.ok()
    }

    /// The site's own address, without a slash at the end.
    pub(crate) fn root(&self, site: &site::Model) -> String {
        primary(&self.public_url, self.domain.as_deref(), &site.namespace, site.domain.as_deref())
    }

    pub(crate) fn photo(&self, site: &site::Model, photo: Key) -> String {
        format!("{}/photos/{photo}/medium.jpg", origin(&self.root(site)))
    }

    pub(crate) fn message_file(&self, site: &site::Model, message: &GuestKey, place: usize) -> String {
        format!("{}/websites/api/v2/message-file/{message}/{place}", origin(&self.root(site)))
    }

    /// The same file for users of the account, after signing in.
    pub(crate) fn account_file(&self, message: Key, place: usize) -> String {
        format!("{}/api/v2/message/{message}/file/{place}", self.public_url)
    }

    /// The status page of a booking. The key is sufficient to authenticate.
    pub(crate) fn status_page(&self, site: &site::Model, quote: &GuestKey) -> String {
        format!("{}/reservation/status/{quote}/", self.root(site))
    }

    /// The page for confirming contact details. The key is sufficient to authenticate.
    pub(crate) fn contact_page(&self, site: &site::Model, reservation: &GuestKey) -> String {
        format!("{}/reservation/contact/{reservation}/", self.root(site))
    }

    /// The reply address of an e-mail.
    pub(crate) fn answers_to(&self, kind: LetterKind, about: About) -> Option<String> {
        let writer = if kind.is_for_owner() { Writer::Host } else { Writer::Guest };
        Some(self.replies.as_ref()?.address(about, writer))
    }

    /// The page for opting out of offers.
    pub(crate) fn refusal_page(&self, site: &site::Model, message: &GuestKey) -> String {
        format!("{}/offers/{message}/", self.root(site))
    }

    /// The one-click address for mail programs, which opts out without asking.
    pub(crate) fn refusal_door(&self, site: &site::Model, message: &GuestKey) -> String {
        format!("{}/websites/api/v2/offer-refusal/{message}/one-click/", origin(&self.root(site)))
    }

    pub(crate) fn homes(&self, site: &site::Model) -> String {
        format!("{}/properties/", self.root(site))
    }

    /// A page that the secret authenticates for.
    pub(crate) fn account_link(&self, page: &str, secret: &str) -> String {
        format!("{}/account/{page}/?token={secret}", self.public_url)
    }

    /// The list of calendar events with a conflict.
    pub(crate) fn conflicts(&self) -> String {
        format!("{}/account/calendar-events/?conflict=true", self.public_url)
    }

    /// A page of the account area, after signing in.
    pub(crate) fn account_page(&self, noun: &str, key: Key) -> String {
        format!("{}/account/{noun}/{key}/", self.public_url)
    }
}
