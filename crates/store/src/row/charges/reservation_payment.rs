//! `reservation_payment`: one payment of a reservation, and its state.

use domain::reservations::balance::Instalment;
use domain::reservations::reservation::{PaymentMethod, PaymentState, Status};
use sea_orm::entity::prelude::*;
use serde::{Deserialize, Serialize};

use crate::row::{AccountNumber, Coded, Id};

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, DeriveEntityModel)]
#[sea_orm(table_name = "reservation_payment")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub account_id: AccountNumber,
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: Id,
    pub reservation_id: Id,
    /// Copied from the reservation, for lists.
    pub reservation_status: Coded<Status>,
    pub position: i32,
    pub due_date: Date,
    pub amount: i64,
    pub collect_while_booking: bool,
    pub method: Coded<PaymentMethod>,
    pub state: Coded<PaymentState>,
    pub card_id: Option<Id>,
    pub auth_required: bool,
    pub auth_token: Option<String>,
    pub idempotency_key: Option<String>,
    pub provider_reference: Option<String>,
    pub attempts: i32,
    pub next_attempt_at: Option<DateTimeUtc>,
    pub failure: Option<String>,
    pub paid_at: Option<DateTimeUtc>,
    pub sent_at: Option<DateTimeUtc>,
    pub session_reference: Option<String>,
    pub session_url: Option<String>,
    pub created_at: DateTimeUtc,
    pub updated_at: DateTimeUtc,
    pub version: i32,
    /// The first day on which it is overdue, for lists.
    #[serde(default)]
    pub overdue_from: Option<Date>,
}

impl Model {
    pub fn instalment(&self) -> Instalment {
        let Self { due_date, amount, .. } = *self;
        Instalment { state: *self.state, method: *self.method, due_date, amount }
    }
}

#[derive(Clone, Copy, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}
