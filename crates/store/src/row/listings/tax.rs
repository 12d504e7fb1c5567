//! `tax`: a tax levied by one authority.

use domain::price::tax::TaxKind;
use domain::text::code::StateStatus;
use sea_orm::entity::prelude::*;
use serde::{Deserialize, Serialize};

use crate::row::{AccountNumber, Coded, Id};

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, DeriveEntityModel)]
#[sea_orm(table_name = "tax")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub account_id: AccountNumber,
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: Id,
    pub name: String,
    pub authority: String,
    pub kind: Coded<TaxKind>,
    pub basis_points: i32,
    pub amount: i64,
    pub on_rent: bool,
    pub on_fees: bool,
    pub included: bool,
    pub min_age: Option<i32>,
    pub max_nights: Option<i32>,
    pub state_status: Coded<StateStatus>,
    pub created_at: DateTimeUtc,
    pub updated_at: DateTimeUtc,
    pub version: i32,
    /// Of the amount per guest and night.
    pub currency: String,
}

#[derive(Clone, Copy, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}
