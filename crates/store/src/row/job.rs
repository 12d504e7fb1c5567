//! `job`: background work, run at least once.

use sea_orm::entity::prelude::*;
use serde::{Deserialize, Serialize};

use super::{AccountNumber, Id};

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, DeriveEntityModel)]
#[sea_orm(table_name = "job")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: Id,
    pub account_id: Option<AccountNumber>,
    pub kind: String,
    #[sea_orm(column_type = "JsonBinary")]
    pub payload: Json,
    pub state: String,
    pub run_at: DateTimeUtc,
    pub attempts: i32,
    pub lease_by: Option<String>,
    pub lease_until: Option<DateTimeUtc>,
    pub failure: Option<String>,
    pub dedupe: String,
    pub created_at: DateTimeUtc,
    /// Priority: jobs that move money come first. Missing in old archives.
    #[serde(default)]
    pub turn: i32,
}

#[derive(Clone, Copy, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}
