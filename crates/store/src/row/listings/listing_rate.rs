//! `listing_rate`: the nightly price in a range of dates, or the base rate.

use sea_orm::entity::prelude::*;
use serde::{Deserialize, Serialize};

use crate::row::{AccountNumber, Id};

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, DeriveEntityModel)]
#[sea_orm(table_name = "listing_rate")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub account_id: AccountNumber,
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: Id,
    pub listing_id: Id,
    pub name: String,
    pub start_date: Option<Date>,
    pub end_date: Option<Date>,
    pub base_rate: bool,
    pub repeat: bool,
    pub duration: Option<i32>,
    pub week_night: i64,
    pub weekend_night: Option<i64>,
    pub weekly: Option<i64>,
    pub monthly: Option<i64>,
    pub min_nights: Option<i32>,
    pub max_nights: Option<i32>,
    pub check_in_days: Option<String>,
    pub created_at: DateTimeUtc,
    pub updated_at: DateTimeUtc,
    pub version: i32,
}

#[derive(Clone, Copy, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}
