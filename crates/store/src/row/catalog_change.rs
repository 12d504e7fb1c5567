//! `catalog_change`: a change to what an account's sites show, with its property.

use sea_orm::entity::prelude::*;
use serde::{Deserialize, Serialize};

use super::{AccountNumber, Id};

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, DeriveEntityModel)]
#[sea_orm(table_name = "catalog_change")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub account_id: AccountNumber,
    #[sea_orm(primary_key, auto_increment = false)]
    pub revision: i64,
    /// `None` for a change to more than one property.
    pub property_id: Option<Id>,
}

#[derive(Clone, Copy, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}
