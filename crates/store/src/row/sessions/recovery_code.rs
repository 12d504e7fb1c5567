//! `recovery_code`: a one-time replacement for a lost second factor, by the hash of the code.

use sea_orm::entity::prelude::*;
use serde::{Deserialize, Serialize};

use crate::row::Id;

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, DeriveEntityModel)]
#[sea_orm(table_name = "recovery_code")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub user_id: Id,
    #[sea_orm(primary_key, auto_increment = false)]
    pub code_hash: String,
    pub created_at: DateTimeUtc,
    pub used_at: Option<DateTimeUtc>,
}

#[derive(Clone, Copy, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}
