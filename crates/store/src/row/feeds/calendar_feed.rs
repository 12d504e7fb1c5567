//! `calendar_feed`: an iCal feed of another channel that is imported.

use domain::text::code::StateStatus;
use sea_orm::entity::prelude::*;
use serde::{Deserialize, Serialize};

use crate::row::{AccountNumber, Coded, Id};

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, DeriveEntityModel)]
#[sea_orm(table_name = "calendar_feed")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub account_id: AccountNumber,
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: Id,
    pub property_id: Id,
    pub name: String,
    pub url: String,
    pub etag: Option<String>,
    pub last_modified: Option<String>,
    pub checked_at: Option<DateTimeUtc>,
    pub good_at: Option<DateTimeUtc>,
    pub failure: Option<String>,
    pub state_status: Coded<StateStatus>,
    pub created_at: DateTimeUtc,
    pub updated_at: DateTimeUtc,
    pub version: i32,
}

#[derive(Clone, Copy, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}
