//! `calendar_event`: a range of taken or annotated nights, from the first to the last night.

use domain::text::code::EventKind;
use sea_orm::entity::prelude::*;
use serde::{Deserialize, Serialize};

use crate::row::{AccountNumber, Coded, Id};

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, DeriveEntityModel)]
#[sea_orm(table_name = "calendar_event")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub account_id: AccountNumber,
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: Id,
    pub property_id: Id,
    pub start_date: Date,
    pub end_date: Date,
    pub blocking: bool,
    pub kind: Coded<EventKind>,
    pub summary: String,
    pub reservation_id: Option<Id>,
    pub feed_id: Option<Id>,
    pub external_uid: Option<String>,
    pub conflict: bool,
    pub created_at: DateTimeUtc,
}

#[derive(Clone, Copy, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}
