//! What can go wrong with the database, in the few kinds that callers treat differently.

use sea_orm::{DbErr, SqlErr};

#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    #[error("the database address {0:?} is neither sqlite:… nor postgres://…")]
    UnknownEngine(String),
    #[error("the database was made by a newer Casita: it knows {0:?}, this program does not")]
    NewerDatabase(String),
    /// A unique key said no: somebody else was first.
    #[error("the row exists already")]
    Duplicate,
    /// Rows that no code of ours would have written.
    #[error("stored rows make no sense: {0}")]
    Broken(String),
    #[error(transparent)]
    Database(DbErr),
}

impl From<DbErr> for StoreError {
    fn from(error: DbErr) -> Self {
        match error.sql_err() {
            Some(SqlErr::UniqueConstraintViolation(_)) => Self::Duplicate,
            _ => Self::Database(error),
        }
    }
}
