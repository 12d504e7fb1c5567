//! `outbox`: outgoing e-mails: written in the transaction of their cause, sent after it.

use domain::text::code::LetterKind;
use domain::text::code::OutboxState;
use sea_orm::entity::prelude::*;
use serde::{Deserialize, Serialize};

use super::{AccountNumber, Coded, Id};

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, DeriveEntityModel)]
#[sea_orm(table_name = "outbox")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub account_id: AccountNumber,
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: Id,
    pub kind: Coded<LetterKind>,
    pub recipient: String,
    pub subject: String,
    #[sea_orm(column_type = "JsonBinary")]
    pub payload: Json,
    pub state: Coded<OutboxState>,
    pub attempts: i32,
    pub available_at: DateTimeUtc,
    pub sent_at: Option<DateTimeUtc>,
    pub failure: Option<String>,
    pub dedupe: String,
    pub created_at: DateTimeUtc,
    pub updated_at: DateTimeUtc,
    pub version: i32,
}

#[derive(Clone, Copy, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}
