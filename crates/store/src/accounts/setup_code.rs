//! Setup codes for the first account of an installation: a new one at each start until the account exists.

use sea_orm::{ConnectionTrait, EntityTrait};

use crate::row::accounts::setup_code;
use crate::{StoreError, Tx};

pub async fn is_known(db: &impl ConnectionTrait, code_hash: &str) -> Result<bool, StoreError> {
    Ok(setup_code::Entity::find_by_id(code_hash.to_owned()).one(db).await?.is_some())
}

/// Called once there is an account, when they are no longer valid.
pub async fn delete_all(tx: &Tx) -> Result<(), StoreError> {
    setup_code::Entity::delete_many().exec(tx).await?;
    Ok(())
}
