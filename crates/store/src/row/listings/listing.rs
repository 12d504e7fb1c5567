//! `listing`: the conditions under which a home is offered.

use domain::listings::terms::MinNightsRule;
use domain::text::code::ActiveType;
use sea_orm::entity::prelude::*;
use serde::{Deserialize, Serialize};

use crate::row::{AccountNumber, Coded, Id};

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, DeriveEntityModel)]
#[sea_orm(table_name = "listing")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub account_id: AccountNumber,
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: Id,
    pub property_id: Id,
    pub active_type: Coded<ActiveType>,
    pub currency: String,
    pub book_online: bool,
    pub pay_online: bool,
    pub instant_book: bool,
    pub renter_can_modify: bool,
    pub min_nights: i32,
    pub max_nights: Option<i32>,
    pub min_nights_rule: Coded<MinNightsRule>,
    pub check_in_days: String,
    pub check_out_days: String,
    pub min_gap_nights: Option<i32>,
    pub lead_days: i32,
    pub window_days: Option<i32>,
    pub turnover_days: i32,
    pub included_guests: i32,
    pub extra_guest_amount: i64,
    pub max_pets: i32,
    pub smoking_allowed: bool,
    pub request_hours: i32,
    pub quote_minutes: i32,
    pub refund_policy_id: Option<Id>,
    pub payment_policy_id: Option<Id>,
    pub agreement_id: Option<Id>,
    pub partner_listing_id: Option<String>,
    pub created_at: DateTimeUtc,
    pub updated_at: DateTimeUtc,
    pub version: i32,
}

#[derive(Clone, Copy, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}
