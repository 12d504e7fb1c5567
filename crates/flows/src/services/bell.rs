//! Notifies listeners on this node of new messages in threads.

use domain::key::{AccountId, Key};
use tokio::sync::broadcast;

/// Buffered notifications for a slow listener; one that falls behind further reads everything again.
const WAITING: usize = 256;

#[derive(Clone, Debug)]
pub(crate) struct Bell(broadcast::Sender<Option<Key>>);

impl Default for Bell {
    fn default() -> Self {
        Self(broadcast::channel(WAITING).0)
    }
}

impl Bell {
    /// Notifies of a change in the thread about a quote, or in one without a quote by its own key.
    pub(crate) fn ring(&self, about: Key) {
        // Fails if there is no listener, which is fine.
        let _ = self.0.send(Some(about));
    }

    /// Notifies all listeners, since any thread may have changed.
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
    /// Waits until the thread about the quote may have changed; never returns if it does not.
    pub(crate) async fn heard(&mut self, quote: Key) {
        self.heard_of(|about| about == quote).await;
    }

    /// The same for all threads of an account.
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
