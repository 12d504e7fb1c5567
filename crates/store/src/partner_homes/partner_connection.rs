//! The connections of accounts to a partner's system. A lease ensures that only one node renews a token; the others wait for it.

use chrono::{DateTime, NaiveDate, Utc};
use domain::key::{AccountId, Key};
use domain::text::code::StateStatus;
use sea_orm::sea_query::Expr;
use sea_orm::{ColumnTrait, Condition, ConnectionTrait, EntityTrait, ExprTrait, QueryFilter, QuerySelect};

use crate::row::partner_homes::partner_connection;
use crate::row::{AccountNumber, Id};
use crate::{Store, StoreError, Tx};

/// The active connection.
pub async fn of_account(
    db: &impl ConnectionTrait,
    account: AccountId,
) -> Result<Option<partner_connection::Model>, StoreError> {
    Ok(partner_connection::Entity::find()
        .filter(partner_connection::Column::AccountId.eq(AccountNumber::from(account)))
        .filter(partner_connection::Column::StateStatus.eq(StateStatus::Active.code()))
        .one(db)
        .await?)
}

/// Active or not: an account has only one. Locked until the end of the transaction.
pub async fn lock_of_account(
    tx: &Tx,
    account: AccountId,
) -> Result<Option<partner_connection::Model>, StoreError> {
    Ok(partner_connection::Entity::find()
        .filter(partner_connection::Column::AccountId.eq(AccountNumber::from(account)))
        .lock_exclusive()
        .one(tx)
        .await?)
}

pub async fn find(
    db: &impl ConnectionTrait,
    key: Key,
) -> Result<Option<partner_connection::Model>, StoreError> {
    Ok(partner_connection::Entity::find_by_id((AccountNumber::from(key.account()), Id::from(key)))
        .one(db)
        .await?)
}

/// A renewal of a token: the node, its lease, and the daily limit.
#[derive(Clone, Copy, Debug)]
pub struct Renewal<'a> {
    pub connection: Key,
    /// The version of the token to be replaced.
    pub seen_version: i32,
    pub node: &'a str,
    pub now: DateTime<Utc>,
    pub until: DateTime<Utc>,
    pub most_a_day: i32,
}

/// Whether this node may renew the token. A single statement, so that only one of several concurrent callers succeeds.
pub async fn claim_renewal(store: &Store, renewal: Renewal<'_>) -> Result<bool, StoreError> {
    use partner_connection::Column;
    let today: NaiveDate = renewal.now.date_naive();
    let is_today = || Expr::col(Column::RenewalsOn).eq(today);
    let counted = Expr::case(is_today(), Expr::col(Column::Renewals).add(1)).finally(1);
    let free = Condition::any().add(Column::LeaseUntil.is_null()).add(Column::LeaseUntil.lt(renewal.now));
    let allowed = Condition::any().add(Column::RenewAfter.is_null()).add(Column::RenewAfter.lte(renewal.now));
    let left = Condition::any()
        .add(Column::RenewalsOn.is_null())
        .add(Column::RenewalsOn.ne(today))
        .add(Column::Renewals.lt(renewal.most_a_day));
    let claimed = partner_connection::Entity::update_many()
        .col_expr(Column::LeaseBy, Expr::value(renewal.node))
        .col_expr(Column::LeaseUntil, Expr::value(renewal.until))
        .col_expr(Column::Renewals, counted.into())
        .col_expr(Column::RenewalsOn, Expr::value(today))
        .filter(mine(renewal.connection))
        .filter(Column::TokenVersion.eq(renewal.seen_version))
        .filter(free)
        .filter(allowed)
        .filter(left)
        .exec(store.write_one())
        .await?;
    Ok(claimed.rows_affected > 0)
}

/// Stores the new token, unless the lease was lost meanwhile.
pub async fn keep_token(
    store: &Store,
    renewal: Renewal<'_>,
    sealed: &str,
    expires_at: DateTime<Utc>,
) -> Result<(), StoreError> {
    use partner_connection::Column;
    partner_connection::Entity::update_many()
        .col_expr(Column::Token, Expr::value(sealed))
        .col_expr(Column::TokenExpiresAt, Expr::value(expires_at))
        .col_expr(Column::TokenVersion, Expr::value(renewal.seen_version + 1))
        .col_expr(Column::LeaseBy, Expr::value(Option::<String>::None))
        .col_expr(Column::LeaseUntil, Expr::value(Option::<DateTime<Utc>>::None))
        .col_expr(Column::RenewAfter, Expr::value(Option::<DateTime<Utc>>::None))
        .filter(mine(renewal.connection))
        .filter(Column::LeaseBy.eq(renewal.node))
        .exec(store.write_one())
        .await?;
    Ok(())
}

/// Ends the lease after a failed renewal; no node retries before `renew_after`.
pub async fn give_renewal_up(
    store: &Store,
    renewal: Renewal<'_>,
    renew_after: DateTime<Utc>,
) -> Result<(), StoreError> {
    use partner_connection::Column;
    partner_connection::Entity::update_many()
        .col_expr(Column::LeaseBy, Expr::value(Option::<String>::None))
        .col_expr(Column::LeaseUntil, Expr::value(Option::<DateTime<Utc>>::None))
        .col_expr(Column::RenewAfter, Expr::value(renew_after))
        .filter(mine(renewal.connection))
        .filter(Column::LeaseBy.eq(renewal.node))
        .exec(store.write_one())
        .await?;
    Ok(())
}

/// The progress of importing the partner's listings.
#[derive(Clone, Debug, Default)]
pub struct Progress {
    pub started_at: Option<DateTime<Utc>>,
    pub cursor: Option<String>,
    pub failure: Option<String>,
    /// Time and number of listings of a complete import.
    pub done: Option<(DateTime<Utc>, i32)>,
}

/// Stores the progress, unless the connection has changed since it was read with this version. Returns whether it was stored.
pub async fn keep_progress(
    store: &Store,
    seen: &partner_connection::Model,
    progress: &Progress,
) -> Result<bool, StoreError> {
    use partner_connection::Column;
    let mut update = partner_connection::Entity::update_many()
        .col_expr(Column::SyncStartedAt, Expr::value(progress.started_at))
        .col_expr(Column::SyncCursor, Expr::value(progress.cursor.clone()))
        .col_expr(Column::SyncFailure, Expr::value(progress.failure.clone()));
    if let Some((at, count)) = progress.done {
        update = update
            .col_expr(Column::SyncedAt, Expr::value(at))
            .col_expr(Column::ListingCount, Expr::value(count));
    }
    let of_it = mine(seen.id.key()).add(Column::Version.eq(seen.version));
    Ok(update.filter(of_it).exec(store.write_one()).await?.rows_affected > 0)
}

fn mine(connection: Key) -> Condition {
    Condition::all()
        .add(partner_connection::Column::AccountId.eq(AccountNumber::from(connection.account())))
        .add(partner_connection::Column::Id.eq(Id::from(connection)))
}
