//! `partner_night`: a night that is taken in the partner's system, as far as it was last read. Nobody owns it here.

use sea_orm::entity::prelude::*;
use serde::{Deserialize, Serialize};

use super::{AccountNumber, Id};

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, DeriveEntityModel)]
#[sea_orm(table_name = "partner_night")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub account_id: AccountNumber,
    #[sea_orm(primary_key, auto_increment = false)]
    pub property_id: Id,
    #[sea_orm(primary_key, auto_increment = false)]
    pub night: Date,
}

#[derive(Clone, Copy, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}
