//! Tells whoever waits on this node that somebody wrote in a conversation.

use domain::key::{AccountId, Key};
use tokio::sync::broadcast;

/// Words that wait for a slow listener; who is further behind looks at everything again.
const WAITING: usize = 256;

#[derive(Clone, Debug)]
pub(crate) struct Bell(broadcast::Sender<Option<Key>>);

impl Default for Bell {
    fn default() -> Self {
        Self(broadcast::channel(WAITING).0)
    }
}

impl Bell {
    /// In the conversation about a quote, or in one that is about none, which is known by itself.
    pub(crate) fn ring(&self, about: Key) {
        // Nobody may be waiting.
        let _ = self.0.send(Some(about));
    }

    /// Anybody may have written anywhere.
    pub(crate) fn ring_all(&self) {
        let _ = self.0.send(None);
    }

    pub(crate) fn listener(&self) -> Listener {
        Listener(self.0.subscribe())
    }
}

#[derive(Debug)]
pub(crate) struct Listener(broadcast::Receiver<Option<Key>>);

impl Listener {
    /// Waits until somebody may have written about the quote; never ends when nobody ever does.
    pub(crate) async fn heard(&mut self, quote: Key) {
        self.heard_of(|about| about == quote).await;
    }

    /// The same about anything of an account.
    pub(crate) async fn heard_in(&mut self, account: AccountId) {
        self.heard_of(|about| about.account() == account).await;
    }

    async fn heard_of(&mut self, is_meant: impl Fn(Key) -> bool) {
        loop {
            match self.0.recv().await {
                Ok(Some(about)) if !is_meant(about) => (),
                Ok(_) | Err(broadcast::error::RecvError::Lagged(_)) => return,
                Err(broadcast::error::RecvError::Closed) => std::future::pending().await,
            }
        }
    }
}
