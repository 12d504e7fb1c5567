//! `scheduled_message`: a message to be sent later.

use domain::text::code::ScheduledMessageState;
use sea_orm::entity::prelude::*;
use serde::{Deserialize, Serialize};

use crate::row::{AccountNumber, Coded, Id};

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, DeriveEntityModel)]
#[sea_orm(table_name = "scheduled_message")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub account_id: AccountNumber,
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: Id,
    pub property_id: Option<Id>,
    pub reservation_id: Option<Id>,
    pub thread_id: Option<Id>,
    /// The template to be filled in when it is sent; `None` if the text is in `body`.
    pub template_id: Option<Id>,
    pub body: String,
    pub author_name: String,
    pub user_id: Option<Id>,
    pub send_at: DateTimeUtc,
    pub state: Coded<ScheduledMessageState>,
    pub message_id: Option<Id>,
    pub sent_at: Option<DateTimeUtc>,
    pub failure: Option<String>,
    pub created_at: DateTimeUtc,
    pub updated_at: DateTimeUtc,
    pub version: i32,
    pub subject: String,
    pub is_offer: bool,
}

#[derive(Clone, Copy, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}
