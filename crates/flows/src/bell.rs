//! Tells whoever waits on this node that somebody wrote in a conversation.

use domain::key::Key;
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
    /// In the conversation about a quote.
    pub(crate) fn ring(&self, quote: Key) {
        // Nobody may be waiting.
        let _ = self.0.send(Some(quote));
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
        loop {
            match self.0.recv().await {
                Ok(Some(other)) if other != quote => (),
                Ok(_) | Err(broadcast::error::RecvError::Lagged(_)) => return,
                Err(broadcast::error::RecvError::Closed) => std::future::pending().await,
            }
        }
    }
}
