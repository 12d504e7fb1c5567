//! `session`: a signed-in browser. The cookie contains a secret; only its hash is stored.

use sea_orm::entity::prelude::*;
use serde::{Deserialize, Serialize};

use crate::row::{AccountNumber, Id};

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, DeriveEntityModel)]
#[sea_orm(table_name = "session")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub token_hash: String,
    pub user_id: Option<Id>,
    pub account_id: Option<AccountNumber>,
    #[sea_orm(column_type = "JsonBinary")]
    pub data: Json,
    pub user_agent: Option<String>,
    pub address: Option<String>,
    pub created_at: DateTimeUtc,
    pub seen_at: DateTimeUtc,
    pub expires_at: DateTimeUtc,
}

#[derive(Clone, Copy, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}
