//! Second factors: the last used TOTP step, and recovery codes for a lost phone.

use chrono::{DateTime, Utc};
use domain::key::Key;
use sea_orm::sea_query::Expr;
use sea_orm::{ColumnTrait, Condition, EntityTrait, ExprTrait, QueryFilter};

use crate::row::Id;
use crate::row::sessions::{recovery_code, user};
use crate::{StoreError, Tx, keep};

/// Records the use of a step's code; returns false if that step or a later one was already used.
pub async fn take_step(tx: &Tx, user: Key, step: i64) -> Result<bool, StoreError> {
    let unused = Condition::any().add(user::Column::TotpStep.is_null()).add(user::Column::TotpStep.lt(step));
    let taken = user::Entity::update_many()
        .col_expr(user::Column::TotpStep, Expr::value(step))
        .filter(user::Column::Id.eq(Id::from(user)))
        .filter(unused)
        .exec(tx)
        .await?;
    Ok(taken.rows_affected > 0)
}

/// Sets or removes the secret.
pub async fn set_secret(
    tx: &Tx,
    user: Key,
    secret: Option<String>,
    now: DateTime<Utc>,
) -> Result<(), StoreError> {
    user::Entity::update_many()
        .col_expr(user::Column::TotpSecret, Expr::value(secret))
        .col_expr(user::Column::TotpStep, Expr::value(Option::<i64>::None))
        .col_expr(user::Column::UpdatedAt, Expr::value(now))
        .col_expr(user::Column::Version, Expr::col(user::Column::Version).add(1))
        .filter(user::Column::Id.eq(Id::from(user)))
        .exec(tx)
        .await?;
    Ok(())
}

/// Invalidates all former codes.
pub async fn replace_recovery_codes(
    tx: &Tx,
    user: Key,
    hashes: Vec<String>,
    now: DateTime<Utc>,
) -> Result<(), StoreError> {
    let own = recovery_code::Column::UserId.eq(Id::from(user));
    recovery_code::Entity::delete_many().filter(own).exec(tx).await?;
    for code_hash in hashes {
        let row = recovery_code::Model { user_id: user.into(), code_hash, created_at: now, used_at: None };
        keep::insert(tx, row).await?;
    }
    Ok(())
}

/// Uses a code; returns whether it was valid.
pub async fn take_recovery_code(
    tx: &Tx,
    user: Key,
    code_hash: &str,
    now: DateTime<Utc>,
) -> Result<bool, StoreError> {
    let taken = recovery_code::Entity::update_many()
        .col_expr(recovery_code::Column::UsedAt, Expr::value(now))
        .filter(recovery_code::Column::UserId.eq(Id::from(user)))
        .filter(recovery_code::Column::CodeHash.eq(code_hash))
        .filter(recovery_code::Column::UsedAt.is_null())
        .exec(tx)
        .await?;
    Ok(taken.rows_affected > 0)
}
