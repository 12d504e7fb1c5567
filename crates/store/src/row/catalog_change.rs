//! `catalog_change`: one change of what an account's sites show, and the property it was about.

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
    /// Nothing when it was about more than one.
    pub property_id: Option<Id>,
}

#[derive(Clone, Copy, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}
