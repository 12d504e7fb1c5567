//! Whether what other channels say about a home is known well enough to promise its nights. Whoever books does not wait long for it.

use std::time::Duration;

use chrono::TimeDelta;
use domain::key::Key;
use store::StoreError;
use tokio::task::JoinSet;

use super::read::refresh_feed;
use crate::App;

/// An older look does not count: twice the time between two looks.
const OLDEST: TimeDelta = TimeDelta::minutes(30);
/// For all feeds of a home together.
const PATIENCE: Duration = Duration::from_secs(4);

/// Reads once more what is too old, or could not be understood. False when that did not help: then only the owner knows.
pub(crate) async fn has_fresh_feeds(app: &App, property: Key) -> Result<bool, StoreError> {
    let since = app.now() - OLDEST;
    let doubtful =
        store::calendar_feed::doubtful(app.store.read(), property.account(), property, since).await?;
    let mut looks = JoinSet::new();
    for feed in doubtful {
        let app = app.clone();
        looks.spawn(async move { refresh_feed(&app, feed.id.key(), PATIENCE).await });
    }
    let mut is_fresh = true;
    while let Some(look) = looks.join_next().await {
        is_fresh &= match look {
            Ok(Ok(Some(feed))) => feed.failure.is_none() && feed.good_at.is_some_and(|good| good >= since),
            // Nobody reads it any more.
            Ok(Ok(None)) => true,
            Ok(Err(error)) => {
                tracing::warn!(%error, "a calendar could not be read before a booking");
                false
            }
            Err(_) => false,
        };
    }
    Ok(is_fresh)
}
