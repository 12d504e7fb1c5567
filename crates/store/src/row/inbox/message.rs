//! `message`: a message of a thread.

use domain::text::code::MessageAuthor;
use sea_orm::entity::prelude::*;
use serde::{Deserialize, Serialize};

use crate::row::{AccountNumber, Coded, Id};

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, DeriveEntityModel)]
#[sea_orm(table_name = "message")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub account_id: AccountNumber,
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: Id,
    pub thread_id: Id,
    pub author: Coded<MessageAuthor>,
    pub author_name: String,
    pub user_id: Option<Id>,
    pub body: String,
    pub sent_at: DateTimeUtc,
    /// The `Message-ID` of the e-mail that it was received as, if any.
    pub mail_name: Option<String>,
    /// The subject of its e-mail; empty for the default.
    pub subject: String,
    pub is_offer: bool,
    /// The attachments, in order: `domain::inbox::attachment::Attachment` each.
    #[sea_orm(column_type = "JsonBinary")]
    pub attachments: Json,
}

#[derive(Clone, Copy, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}
