//! Message templates, and the rules that send some of them automatically.

use domain::key::{AccountId, Key};
use domain::text::code::StateStatus;
use sea_orm::{ColumnTrait, ConnectionTrait, EntityTrait, QueryFilter, QueryOrder};

use crate::StoreError;
use crate::row::templates::message_template;
use crate::row::{AccountNumber, Id};

pub async fn find(
    db: &impl ConnectionTrait,
    key: Key,
) -> Result<Option<message_template::Model>, StoreError> {
    Ok(message_template::Entity::find_by_id((AccountNumber::from(key.account()), Id::from(key)))
        .one(db)
        .await?)
}

/// The templates that are sent automatically a number of days before every check-in.
pub async fn rules(
    db: &impl ConnectionTrait,
    account: AccountId,
) -> Result<Vec<message_template::Model>, StoreError> {
    Ok(message_template::Entity::find()
        .filter(message_template::Column::AccountId.eq(AccountNumber::from(account)))
        .filter(message_template::Column::StateStatus.eq(StateStatus::Active.code()))
        .filter(message_template::Column::DaysBeforeCheckIn.is_not_null())
        .order_by_asc(message_template::Column::Id)
        .all(db)
        .await?)
}
