//! The catalog of amenities.

use sea_orm::{ConnectionTrait, EntityTrait, QueryOrder, QuerySelect};

use crate::StoreError;
use crate::row::homes::amenity;

/// Code and name of each, in display order.
pub async fn names(db: &impl ConnectionTrait) -> Result<Vec<(String, String)>, StoreError> {
    Ok(amenity::Entity::find()
        .select_only()
        .columns([amenity::Column::Code, amenity::Column::Name])
        .order_by_asc(amenity::Column::Position)
        .into_tuple()
        .all(db)
        .await?)
}
