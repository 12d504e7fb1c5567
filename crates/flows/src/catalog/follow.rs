//! Listening for changes made by other nodes.

use std::time::Duration;

use store::StoreError;
use store::catalog::change_listener::Heard;

use crate::App;

const PAUSE: Duration = Duration::from_secs(1);

/// Runs as long as the node does. While the database connection is down, the check every second is the fallback.
pub async fn follow_changes(app: App) {
    while let Err(error) = listen_once(&app).await {
        tracing::warn!(%error, "listening for changes of other nodes failed; retrying");
        tokio::time::sleep(PAUSE).await;
        doubt_everything(&app);
    }
}

fn doubt_everything(app: &App) {
    app.catalogs.doubt_all();
    app.bell.ring_all();
}

/// Returns without an error only if the database has no notifications.
async fn listen_once(app: &App) -> Result<(), StoreError> {
    let Some(mut listener) = app.store.listen().await? else { return Ok(()) };
    loop {
        match listener.next().await? {
            Heard::Changed(account) => app.catalogs.doubt(account),
            Heard::Words(about) => app.bell.ring(about),
            Heard::Missed => doubt_everything(app),
        }
    }
}
