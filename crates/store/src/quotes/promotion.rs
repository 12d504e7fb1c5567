//! Promotions by code, and their conversion from rows.

use domain::key::{AccountId, Key};
use domain::price::promotion::{Benefit, Promotion, Window};
use domain::text::code::StateStatus;
use sea_orm::sea_query::{Expr, IntoCondition};
use sea_orm::{ColumnTrait, Condition, ConnectionTrait, EntityTrait, QueryFilter};

use crate::listings::terms::told;
use crate::row::quotes::{promotion, promotion_property};
use crate::row::{AccountNumber, Id};
use crate::{StoreError, Tx};

/// The active promotions with these codes. Codes are compared ignoring case and accents.
pub async fn find_by_codes(
    db: &impl ConnectionTrait,
    account: AccountId,
    folded: &[String],
) -> Result<Vec<Promotion>, StoreError> {
    let account = AccountNumber::from(account);
    let rows = promotion::Entity::find()
        .filter(promotion::Column::AccountId.eq(account))
        .filter(promotion::Column::CodeFolded.is_in(folded))
        .filter(promotion::Column::StateStatus.eq(StateStatus::Active.code()))
        .all(db)
        .await?;
    let limited = promotion_property::Entity::find()
        .filter(promotion_property::Column::AccountId.eq(account))
        .filter(promotion_property::Column::PromotionId.is_in(rows.iter().map(|row| row.id)))
        .all(db)
        .await?;
    let properties = |row: &promotion::Model| -> Vec<Key> {
        let of_row = limited.iter().filter(|limit| limit.promotion_id == row.id);
        of_row.map(|limit| limit.property_id.key()).collect()
    };
    rows.iter().map(|row| compile(row, properties(row)).map_err(StoreError::Broken)).collect()
}

/// Uses the promotion once; returns whether a use was left.
pub async fn take_use(tx: &Tx, key: Key) -> Result<bool, StoreError> {
    use sea_orm::ExprTrait;
    let left = Condition::any()
        .add(promotion::Column::MaxUses.is_null())
        .add(Expr::col(promotion::Column::Uses).lt(Expr::col(promotion::Column::MaxUses)));
    Ok(count_uses(tx, key, 1, left).await? > 0)
}

/// Uses the promotion once more, even beyond its limit: for a price that was agreed before.
pub async fn use_as_agreed(tx: &Tx, key: Key) -> Result<(), StoreError> {
    count_uses(tx, key, 1, Condition::all()).await?;
    Ok(())
}

/// Returns a use whose booking failed.
pub async fn give_use_back(tx: &Tx, key: Key) -> Result<(), StoreError> {
    count_uses(tx, key, -1, promotion::Column::Uses.gt(0).into_condition()).await?;
    Ok(())
}

async fn count_uses(tx: &Tx, key: Key, by: i32, only: Condition) -> Result<u64, StoreError> {
    use sea_orm::ExprTrait;
    let update = promotion::Entity::update_many()
        .col_expr(promotion::Column::Uses, Expr::col(promotion::Column::Uses).add(by))
        .filter(promotion::Column::AccountId.eq(AccountNumber::from(key.account())))
        .filter(promotion::Column::Id.eq(Id::from(key)))
        .filter(only);
    Ok(update.exec(tx).await?.rows_affected)
}

/// Fails with a reason for the log if the row is invalid. `properties` are those that it is limited to.
pub fn compile(row: &promotion::Model, properties: Vec<Key>) -> Result<Promotion, String> {
    let benefit = Benefit::new(*row.kind, row.basis_points, row.amount, row.free_nights).map_err(told)?;
    Ok(Promotion {
        key: row.id.key(),
        code: row.code.as_str().into(),
        name: row.name.as_str().into(),
        terms: row.terms.as_str().into(),
        benefit,
        base: *row.base,
        max_discount: row.max_discount,
        currency: Some(row.currency.parse().map_err(told)?),
        booking: Window { from: row.book_from, until: row.book_until },
        stay: Window { from: row.stay_from, until: row.stay_until },
        min_nights: row.min_nights.map(i32::unsigned_abs),
        uses_left: row.max_uses.map(|most| most.saturating_sub(row.uses).max(0).unsigned_abs()),
        stackable: row.stackable,
        properties: (!row.all_properties).then_some(properties),
    })
}
