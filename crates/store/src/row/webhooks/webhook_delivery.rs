//! `webhook_delivery`: the delivery of one event to one webhook.

use domain::text::code::DeliveryState;
use domain::text::code::WebhookEvent;
use sea_orm::entity::prelude::*;
use serde::{Deserialize, Serialize};

use crate::row::{AccountNumber, Coded, Id};

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, DeriveEntityModel)]
#[sea_orm(table_name = "webhook_delivery")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub account_id: AccountNumber,
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: Id,
    pub webhook_id: Id,
    pub event: Coded<WebhookEvent>,
    #[sea_orm(column_type = "JsonBinary")]
    pub payload: Json,
    pub state: Coded<DeliveryState>,
    pub attempts: i32,
    pub answer_status: Option<i32>,
    pub delivered_at: Option<DateTimeUtc>,
    pub created_at: DateTimeUtc,
    pub updated_at: DateTimeUtc,
    pub version: i32,
    /// Equal for all webhooks that receive the event.
    pub event_id: Option<Id>,
    /// The beginning of the last response.
    pub answer: String,
    pub failure: Option<String>,
    pub tried_at: Option<DateTimeUtc>,
    pub next_try_at: Option<DateTimeUtc>,
}

#[derive(Clone, Copy, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}
