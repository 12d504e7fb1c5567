//! `reservation_bill`: the bill that a reservation was sold under, line by line. Separate from its row, which lists read by the
//! thousand.

use sea_orm::entity::prelude::*;
use serde::{Deserialize, Serialize};

use crate::row::{AccountNumber, Id};

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, DeriveEntityModel)]
#[sea_orm(table_name = "reservation_bill")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub account_id: AccountNumber,
    #[sea_orm(primary_key, auto_increment = false)]
    pub reservation_id: Id,
    #[sea_orm(column_type = "JsonBinary")]
    pub addons: Json,
    /// JSON as text: the database never looks inside.
    #[sea_orm(column_type = "Text")]
    pub bill: String,
}

#[derive(Clone, Copy, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}
