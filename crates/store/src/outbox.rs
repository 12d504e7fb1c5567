//! The outbox of e-mails, written in the same transaction as their cause, and their delivery state.

use chrono::{DateTime, Utc};
use domain::key::Key;
use domain::text::code::OutboxState;
use sea_orm::sea_query::{Expr, OnConflict};
use sea_orm::{
    ColumnTrait, ConnectionTrait, EntityTrait, ExprTrait, IntoActiveModel, QueryFilter, UpdateMany,
};

use crate::row::{AccountNumber, Id, outbox};
use crate::{Store, StoreError, Tx};

/// Adds an e-mail unless it is a duplicate; returns whether it was added.
pub async fn insert(tx: &Tx, row: outbox::Model) -> Result<bool, StoreError> {
    let same = [outbox::Column::AccountId, outbox::Column::Dedupe];
    let written = outbox::Entity::insert(row.into_active_model())
        .on_conflict(OnConflict::columns(same).do_nothing().to_owned())
        .exec_without_returning(tx)
        .await?;
    Ok(written > 0)
}

pub async fn find(db: &impl ConnectionTrait, key: Key) -> Result<Option<outbox::Model>, StoreError> {
    Ok(outbox::Entity::find_by_id((AccountNumber::from(key.account()), Id::from(key))).one(db).await?)
}

/// Marks the e-mail as accepted by the mail carrier.
pub async fn sent(store: &Store, key: Key, subject: &str, now: DateTime<Utc>) -> Result<(), StoreError> {
    let update = unsent(key, OutboxState::Sent, now)
        .col_expr(outbox::Column::Subject, Expr::value(subject))
        .col_expr(outbox::Column::SentAt, Expr::value(now))
        .col_expr(outbox::Column::Failure, Expr::value(Option::<String>::None));
    update.exec(store.write_one()).await?;
    Ok(())
}

/// Records a failed attempt: the e-mail waits for a retry, or has finally failed.
pub async fn not_sent(
    store: &Store,
    key: Key,
    state: OutboxState,
    failure: &str,
    now: DateTime<Utc>,
) -> Result<(), StoreError> {
    let update = unsent(key, state, now).col_expr(outbox::Column::Failure, Expr::value(failure));
    update.exec(store.write_one()).await?;
    Ok(())
}

/// Excludes e-mails that are already sent.
fn unsent(key: Key, state: OutboxState, now: DateTime<Utc>) -> UpdateMany<outbox::Entity> {
    outbox::Entity::update_many()
        .col_expr(outbox::Column::State, Expr::value(state.code()))
        .col_expr(outbox::Column::Attempts, Expr::col(outbox::Column::Attempts).add(1))
        .col_expr(outbox::Column::UpdatedAt, Expr::value(now))
        .col_expr(outbox::Column::Version, Expr::col(outbox::Column::Version).add(1))
        .filter(outbox::Column::AccountId.eq(AccountNumber::from(key.account())))
        .filter(outbox::Column::Id.eq(Id::from(key)))
        .filter(outbox::Column::State.ne(OutboxState::Sent.code()))
}
