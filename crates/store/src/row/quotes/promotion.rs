//! `promotion`: a promo code that reduces a price.

use domain::price::promotion::PromotionBase;
use domain::price::promotion::PromotionKind;
use domain::text::code::StateStatus;
use sea_orm::entity::prelude::*;
use serde::{Deserialize, Serialize};

use crate::row::{AccountNumber, Coded, Id};

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, DeriveEntityModel)]
#[sea_orm(table_name = "promotion")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub account_id: AccountNumber,
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: Id,
    pub code: String,
    pub code_folded: String,
    pub name: String,
    pub terms: String,
    pub kind: Coded<PromotionKind>,
    pub basis_points: i32,
    pub amount: i64,
    pub free_nights: i32,
    pub base: Coded<PromotionBase>,
    pub max_discount: Option<i64>,
    pub book_from: Option<Date>,
    pub book_until: Option<Date>,
    pub stay_from: Option<Date>,
    pub stay_until: Option<Date>,
    pub min_nights: Option<i32>,
    pub max_uses: Option<i32>,
    pub uses: i32,
    pub stackable: bool,
    pub all_properties: bool,
    pub state_status: Coded<StateStatus>,
    pub created_at: DateTimeUtc,
    pub updated_at: DateTimeUtc,
    pub version: i32,
    /// Of the amount and of the maximum discount.
    pub currency: String,
}

#[derive(Clone, Copy, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}
