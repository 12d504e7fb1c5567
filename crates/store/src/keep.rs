//! Writes single rows as they are.

use sea_orm::{
    ActiveModelBehavior, ActiveModelTrait, ConnectionTrait, EntityTrait, IntoActiveModel, ModelTrait,
};

use crate::{StoreError, Tx};

type Active<M> = <<M as ModelTrait>::Entity as EntityTrait>::ActiveModel;

pub async fn insert<M>(db: &impl ConnectionTrait, row: M) -> Result<(), StoreError>
where
    M: ModelTrait + IntoActiveModel<Active<M>>,
    M::Entity: EntityTrait<Model = M>,
    Active<M>: ActiveModelBehavior + Send,
{
    M::Entity::insert(row.into_active_model()).exec_without_returning(db).await?;
    Ok(())
}

/// Updates every column of an existing row.
pub async fn update<M>(tx: &Tx, row: M) -> Result<(), StoreError>
where
    M: ModelTrait + IntoActiveModel<Active<M>>,
    M::Entity: EntityTrait<Model = M>,
    Active<M>: ActiveModelBehavior + Send,
{
    row.into_active_model().reset_all().update(tx).await?;
    Ok(())
}
