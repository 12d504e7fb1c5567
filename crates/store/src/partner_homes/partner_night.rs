//! Nights that are taken in a partner's system. They are only for search; owned nights are in the ledger (`night.rs`).

use std::collections::BTreeSet;

use chrono::NaiveDate;
use domain::key::Key;
use sea_orm::{ColumnTrait, Condition, ConnectionTrait, EntityTrait, QueryFilter, QuerySelect};

use crate::catalog::change;
use crate::row::partner_homes::partner_night;
use crate::row::{AccountNumber, Id};
use crate::{StoreError, Tx, bulk};

fn of(property: Key) -> Condition {
    Condition::all()
        .add(partner_night::Column::AccountId.eq(AccountNumber::from(property.account())))
        .add(partner_night::Column::PropertyId.eq(Id::from(property)))
}

pub async fn of_property(
    db: &impl ConnectionTrait,
    property: Key,
) -> Result<BTreeSet<NaiveDate>, StoreError> {
    let nights: Vec<NaiveDate> = partner_night::Entity::find()
        .select_only()
        .column(partner_night::Column::Night)
        .filter(of(property))
        .into_tuple()
        .all(db)
        .await?;
    Ok(nights.into_iter().collect())
}

/// Replaces all taken nights.
pub async fn replace(tx: &Tx, property: Key, nights: &BTreeSet<NaiveDate>) -> Result<(), StoreError> {
    change::of_property(tx, property.account(), property).await?;
    partner_night::Entity::delete_many().filter(of(property)).exec(tx).await?;
    let row = |night: &NaiveDate| partner_night::Model {
        account_id: property.account().into(),
        property_id: property.into(),
        night: *night,
    };
    let rows: Vec<partner_night::Model> = nights.iter().map(row).collect();
    bulk::insert::<partner_night::Entity>(tx, &rows).await
}
