//! The members of property groups.

use domain::key::{AccountId, Key};
use sea_orm::{ColumnTrait, ConnectionTrait, EntityTrait, PaginatorTrait, QueryFilter};

use crate::StoreError;
use crate::row::homes::{property_group, property_group_member};
use crate::row::{AccountNumber, Id};

/// Whether a home is in one of the groups.
pub async fn holds(
    db: &impl ConnectionTrait,
    account: AccountId,
    groups: &[Key],
    property: Key,
) -> Result<bool, StoreError> {
    let places = property_group_member::Entity::find()
        .filter(property_group_member::Column::AccountId.eq(AccountNumber::from(account)))
        .filter(property_group_member::Column::PropertyId.eq(Id::from(property)))
        .filter(property_group_member::Column::GroupId.is_in(groups.iter().copied().map(Id::from)));
    Ok(places.count(db).await? > 0)
}

pub async fn exists(db: &impl ConnectionTrait, account: AccountId, group: Key) -> Result<bool, StoreError> {
    let row =
        property_group::Entity::find_by_id((AccountNumber::from(account), Id::from(group))).one(db).await?;
    Ok(row.is_some())
}
