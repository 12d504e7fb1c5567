//! Stored responses by idempotency key, for repeated requests.

use domain::key::AccountId;
use sea_orm::sea_query::OnConflict;
use sea_orm::{ConnectionTrait, EntityTrait, IntoActiveModel};

use crate::StoreError;
use crate::row::{AccountNumber, idempotency};

pub async fn find(
    db: &impl ConnectionTrait,
    account: AccountId,
    scope: &str,
    name: &str,
) -> Result<Option<idempotency::Model>, StoreError> {
    let id = (AccountNumber::from(account), scope.to_owned(), name.to_owned());
    Ok(idempotency::Entity::find_by_id(id).one(db).await?)
}

/// Keeps an existing response.
pub async fn keep(db: &impl ConnectionTrait, row: idempotency::Model) -> Result<(), StoreError> {
    idempotency::Entity::insert(row.into_active_model())
        .on_conflict(OnConflict::new().do_nothing().to_owned())
        .exec_without_returning(db)
        .await?;
    Ok(())
}
