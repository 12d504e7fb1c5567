//! Whether the feeds of a home are recent enough to confirm its nights. A booking does not wait long for it.

use std::time::Duration;

use chrono::TimeDelta;
use domain::key::Key;
use store::StoreError;
use tokio::task::JoinSet;

use super::read::refresh_feed;
use crate::App;

/// Maximum age of a read: twice the interval between two reads.
const OLDEST: TimeDelta = TimeDelta::minutes(30);
/// Timeout for all feeds of a home together.
const PATIENCE: Duration = Duration::from_secs(4);

/// Reads outdated or failed feeds again. Returns false if they are still not fresh: then the owner has to decide.
pub(crate) async fn has_fresh_feeds(app: &App, property: Key) -> Result<bool, StoreError> {
    let since = app.now() - OLDEST;
    let doubtful =
        store::feeds::calendar_feed::doubtful(app.store.read(), property.account(), property, since).await?;
    let mut looks = JoinSet::new();
    for feed in doubtful {
        let app = app.clone();
        looks.spawn(async move { refresh_feed(&app, feed.id.key(), PATIENCE).await });
    }
    let mut is_fresh = true;
    while let Some(look) = looks.join_next().await {
        is_fresh &= match look {
            Ok(Ok(Some(feed))) => feed.failure.is_none() && feed.good_at.is_some_and(|good| good >= since),
            // The feed has been deleted or paused.
            Ok(Ok(None)) => true,
            Ok(Err(error)) => {
                tracing::warn!(%error, "a feed could not be read before a booking");
                false
            }
            Err(_) => false,
        };
    }
    Ok(is_fresh)
}
