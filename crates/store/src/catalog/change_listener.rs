//! Receives changes made by other nodes, by PostgreSQL's `LISTEN`; SQLite has only one node.

use domain::key::{AccountId, Key};
#[cfg(feature = "postgres")]
use sea_orm::sqlx::postgres::PgListener as Line;
#[cfg(not(feature = "postgres"))]
use std::convert::Infallible as Line;

#[cfg(feature = "postgres")]
use crate::catalog::change::{CHANNEL, WORDS};
use crate::{Store, StoreError};

#[derive(Debug)]
pub struct ChangeListener(Line);

/// A received notification.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Heard {
    Changed(AccountId),
    /// Activity in the thread about a quote, or in a thread without one.
    Words(Key),
    /// The connection was interrupted: notifications may have been lost.
    Missed,
}

#[cfg(feature = "postgres")]
impl Store {
    /// `None` on SQLite.
    pub async fn listen(&self) -> Result<Option<ChangeListener>, StoreError> {
        if self.engine() == crate::Engine::Sqlite {
            return Ok(None);
        }
        let pool = self.read().connection().get_postgres_connection_pool();
        let mut listener = Line::connect_with(pool).await.map_err(line_is_down)?;
        listener.listen_all([CHANNEL, WORDS]).await.map_err(line_is_down)?;
        Ok(Some(ChangeListener(listener)))
    }
}

#[cfg(feature = "postgres")]
impl ChangeListener {
    /// Waits for the next notification; reconnects if the connection is lost.
    pub async fn next(&mut self) -> Result<Heard, StoreError> {
        let heard = self.0.try_recv().await.map_err(line_is_down)?;
        let told = heard.and_then(|heard| match heard.channel() {
            WORDS => heard.payload().parse().ok().map(Heard::Words),
            _ => heard.payload().parse().ok().map(|number| Heard::Changed(AccountId::new(number))),
        });
        Ok(told.unwrap_or(Heard::Missed))
    }
}

#[cfg(feature = "postgres")]
fn line_is_down(error: sea_orm::sqlx::Error) -> StoreError {
    sea_orm::DbErr::Conn(sea_orm::RuntimeErr::SqlxError(error.into())).into()
}

#[cfg(not(feature = "postgres"))]
#[expect(clippy::unused_async, reason = "as with PostgreSQL")]
impl Store {
    pub async fn listen(&self) -> Result<Option<ChangeListener>, StoreError> {
        Ok(None)
    }
}

#[cfg(not(feature = "postgres"))]
#[expect(clippy::unused_async, reason = "as with PostgreSQL")]
impl ChangeListener {
    pub async fn next(&mut self) -> Result<Heard, StoreError> {
        match self.0 {}
    }
}
