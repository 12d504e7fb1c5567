//! The countries of the world, the same for every account.

use sea_orm::{ConnectionTrait, EntityTrait, QueryOrder};

use crate::StoreError;
use crate::row::country;

pub async fn list(db: &impl ConnectionTrait) -> Result<Vec<country::Model>, StoreError> {
    Ok(country::Entity::find().order_by_asc(country::Column::Code).all(db).await?)
}
