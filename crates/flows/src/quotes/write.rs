//! Writing a quote with its version.

use super::error::QuoteError;
use super::keep::ReadQuote;
use crate::App;

/// Writes the quote if neither it nor its booking has changed since it was read.
pub(super) async fn write_quote(app: &App, read: &mut ReadQuote) -> Result<(), QuoteError> {
    let tx = app.store.write().await?;
    let key = read.row.id.key();
    store::quotes::quote::lock(&tx, key).await?;
    let reservation = store::reservations::reservation::find_by_quote(&tx, key).await?;
    let read_version = read.reservation.as_ref().map(|row| (row.id, row.version));
    if reservation.map(|row| (row.id, row.version)) != read_version {
        return Err(QuoteError::Stale);
    }
    read.row = store::quotes::quote::update(&tx, read.row.clone()).await?.ok_or(QuoteError::Stale)?;
    Ok(tx.commit().await?)
}
