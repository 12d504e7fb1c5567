//! `reservation_deposit`: money held against damage and released after the stay.

use domain::reservations::reservation::DepositState;
use sea_orm::entity::prelude::*;
use serde::{Deserialize, Serialize};

use crate::row::{AccountNumber, Coded, Id};

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, DeriveEntityModel)]
#[sea_orm(table_name = "reservation_deposit")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub account_id: AccountNumber,
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: Id,
    pub reservation_id: Id,
    pub card_id: Option<Id>,
    pub amount: i64,
    pub state: Coded<DepositState>,
    pub idempotency_key: Option<String>,
    pub provider_reference: Option<String>,
    pub attempts: i32,
    pub failure: Option<String>,
    pub sent_at: Option<DateTimeUtc>,
    pub held_until: Option<DateTimeUtc>,
    pub created_at: DateTimeUtc,
    pub updated_at: DateTimeUtc,
    pub version: i32,
}

#[derive(Clone, Copy, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}
