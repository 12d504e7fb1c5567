//! `sealing`: by which of the operator's keys secrets are made that are written down nowhere. One row.

use sea_orm::entity::prelude::*;

#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
#[sea_orm(table_name = "sealing")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub purpose: String,
    /// Of the key, not the key.
    pub fingerprint: String,
}

#[derive(Clone, Copy, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}
