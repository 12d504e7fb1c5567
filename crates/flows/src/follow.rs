//! Hearing of what other nodes change.

use std::time::Duration;

use store::StoreError;
use store::change_listener::Heard;

use crate::House;

const PAUSE: Duration = Duration::from_secs(1);

impl House {
    /// Runs as long as the node does. When the line to the database is down, asking every second is the safety net.
    pub async fn follow_changes(self) {
        while let Err(error) = self.listen_once().await {
            tracing::warn!(%error, "changes of other nodes are not heard; listening again in a moment");
            tokio::time::sleep(PAUSE).await;
            self.doubt_everything();
        }
    }

    fn doubt_everything(&self) {
        self.catalogs.doubt_all();
        self.bell.ring_all();
    }

    /// Ends without an error only where there are no other nodes to hear.
    async fn listen_once(&self) -> Result<(), StoreError> {
        let Some(mut listener) = self.store.listen().await? else { return Ok(()) };
        loop {
            match listener.next().await? {
                Heard::Changed(account) => self.catalogs.doubt(account),
                Heard::Words(about) => self.bell.ring(about),
                Heard::Missed => self.doubt_everything(),
            }
        }
    }
}
