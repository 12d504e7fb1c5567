//! `reservation_change`: a change of dates by the guest: the stay before and after.

use domain::reservations::reservation::ChangeState;
use domain::time::stay::Stay;
use sea_orm::entity::prelude::*;
use serde::{Deserialize, Serialize};

use crate::StoreError;
use crate::row::{AccountNumber, Coded, Id, stored_stay};

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, DeriveEntityModel)]
#[sea_orm(table_name = "reservation_change")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub account_id: AccountNumber,
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: Id,
    pub reservation_id: Id,
    /// The payment that is required first.
    pub payment_id: Option<Id>,
    /// The event that holds the additional nights.
    pub event_id: Option<Id>,
    pub state: Coded<ChangeState>,
    pub check_in: Date,
    pub check_out: Date,
    pub total: i64,
    pub kept_at_least: i64,
    pub terms_id: Id,
    /// In the format of a quote's bill.
    #[sea_orm(column_type = "Text")]
    pub bill: String,
    pub former_check_in: Date,
    pub former_check_out: Date,
    pub former_total: i64,
    pub former_terms_id: Id,
    #[sea_orm(column_type = "Text")]
    pub former_bill: String,
    pub created_at: DateTimeUtc,
    pub updated_at: DateTimeUtc,
    pub version: i32,
}

impl Model {
    /// The stay after the change.
    pub fn stay(&self) -> Result<Stay, StoreError> {
        stored_stay::stay(self.check_in, self.check_out)
    }
}

#[derive(Clone, Copy, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}
