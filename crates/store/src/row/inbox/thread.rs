//! `thread`: a thread with one guest.

use domain::text::code::StateStatus;
use sea_orm::entity::prelude::*;
use serde::{Deserialize, Serialize};

use crate::row::{AccountNumber, Coded, Id};

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, DeriveEntityModel)]
#[sea_orm(table_name = "thread")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub account_id: AccountNumber,
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: Id,
    pub property_id: Option<Id>,
    pub quote_id: Option<Id>,
    pub reservation_id: Option<Id>,
    pub subject: String,
    pub guest_name: String,
    pub guest_email: String,
    pub guest_phone: String,
    pub state_status: Coded<StateStatus>,
    pub unread: i32,
    pub guest_unread: i32,
    pub last_message_at: DateTimeUtc,
    pub last_snippet: String,
    pub search_text: String,
    pub created_at: DateTimeUtc,
    pub updated_at: DateTimeUtc,
    pub version: i32,
    /// The site where it began, if any.
    pub site_id: Option<Id>,
    /// The dates and party of the inquiry, if known.
    pub check_in: Option<Date>,
    pub check_out: Option<Date>,
    pub adults: Option<i32>,
    pub children: Option<i32>,
    pub pets: Option<i32>,
}

#[derive(Clone, Copy, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}
