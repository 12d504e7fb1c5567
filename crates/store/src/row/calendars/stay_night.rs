//! `stay_night`: the night ledger: which event owns a night. Its primary key guarantees that no night is sold twice.

use sea_orm::entity::prelude::*;
use serde::{Deserialize, Serialize};

use crate::row::{AccountNumber, Id};

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, DeriveEntityModel)]
#[sea_orm(table_name = "stay_night")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub account_id: AccountNumber,
    #[sea_orm(primary_key, auto_increment = false)]
    pub property_id: Id,
    #[sea_orm(primary_key, auto_increment = false)]
    pub night: Date,
    #[sea_orm(primary_key, auto_increment = false)]
    pub slot: i32,
    pub event_id: Id,
}

#[derive(Clone, Copy, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}
