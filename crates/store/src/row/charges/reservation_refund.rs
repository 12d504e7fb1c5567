//! `reservation_refund`: a refund.

use domain::reservations::reservation::RefundState;
use sea_orm::entity::prelude::*;
use serde::{Deserialize, Serialize};

use crate::row::{AccountNumber, Coded, Id};

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, DeriveEntityModel)]
#[sea_orm(table_name = "reservation_refund")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub account_id: AccountNumber,
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: Id,
    pub reservation_id: Id,
    pub payment_id: Option<Id>,
    pub amount: i64,
    pub reason: String,
    pub state: Coded<RefundState>,
    pub provider_reference: Option<String>,
    pub refunded_at: Option<DateTimeUtc>,
    pub attempts: i32,
    pub idempotency_key: Option<String>,
    pub sent_at: Option<DateTimeUtc>,
    pub failure: Option<String>,
    pub created_at: DateTimeUtc,
    pub updated_at: DateTimeUtc,
    pub version: i32,
}

#[derive(Clone, Copy, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}
