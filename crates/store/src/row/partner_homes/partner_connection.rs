//! `partner_connection`: the account's connection to a partner's property system.

use domain::text::code::StateStatus;
use sea_orm::entity::prelude::*;

use crate::row::{AccountNumber, Coded, Id};

#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
#[sea_orm(table_name = "partner_connection")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub account_id: AccountNumber,
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: Id,
    pub client_id: String,
    pub secret: String,
    pub state_status: Coded<StateStatus>,
    pub token: Option<String>,
    pub token_expires_at: Option<DateTimeUtc>,
    pub token_version: i32,
    pub lease_by: Option<String>,
    pub lease_until: Option<DateTimeUtc>,
    pub renew_after: Option<DateTimeUtc>,
    pub renewals: i32,
    pub renewals_on: Option<Date>,
    pub sync_started_at: Option<DateTimeUtc>,
    pub sync_cursor: Option<String>,
    pub synced_at: Option<DateTimeUtc>,
    pub sync_failure: Option<String>,
    pub listing_count: i32,
    pub created_at: DateTimeUtc,
    pub updated_at: DateTimeUtc,
    pub version: i32,
}

#[derive(Clone, Copy, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}
