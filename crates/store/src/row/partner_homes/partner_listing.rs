//! `partner_listing`: the partner's listing of a home, and its last imported state.

use sea_orm::entity::prelude::*;
use serde::{Deserialize, Serialize};

use crate::row::{AccountNumber, Id};

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, DeriveEntityModel)]
#[sea_orm(table_name = "partner_listing")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub account_id: AccountNumber,
    #[sea_orm(primary_key, auto_increment = false)]
    pub property_id: Id,
    pub listing_key: String,
    pub fingerprint: String,
    pub seen_at: DateTimeUtc,
    /// The listing's fee that comes from the partner, under any name.
    pub cleaning_fee_id: Option<Id>,
}

#[derive(Clone, Copy, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}
