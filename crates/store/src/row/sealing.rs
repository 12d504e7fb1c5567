//! `sealing`: which of the operator's secret keys derived secrets are made with. One row per purpose.

use sea_orm::entity::prelude::*;

#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
#[sea_orm(table_name = "sealing")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub purpose: String,
    /// Of the key, not the key itself.
    pub fingerprint: String,
}

#[derive(Clone, Copy, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}
