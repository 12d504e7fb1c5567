//! `reservation`: a stay that is requested, held, booked or over.

use domain::people::contact::ContactMode;
use domain::people::party::Party;
use domain::reservations::balance::Balance;
use domain::reservations::reservation::PaidStatus;
use domain::reservations::reservation::Status;
use domain::time::stay::Stay;
use sea_orm::entity::prelude::*;
use serde::{Deserialize, Serialize};

use crate::StoreError;
use crate::row::{AccountNumber, Coded, Id, stored_stay};

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, DeriveEntityModel)]
#[sea_orm(table_name = "reservation")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub account_id: AccountNumber,
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: Id,
    pub quote_id: Id,
    pub site_id: Id,
    pub property_id: Id,
    pub source_id: Option<Id>,
    pub status: Coded<Status>,
    /// Derived from its payments, for lists.
    pub paid_status: Coded<PaidStatus>,
    pub requested: bool,
    pub locked: bool,
    pub check_in: Date,
    pub check_out: Date,
    pub adults: i32,
    pub children: i32,
    pub pets: i32,
    pub smoker: bool,
    pub currency: String,
    pub total: i64,
    pub deposit: i64,
    pub is_proxy_email: bool,
    pub contact_mode: Coded<ContactMode>,
    pub first_name: String,
    pub last_name: String,
    pub email: String,
    pub phone: String,
    pub message: String,
    pub note: String,
    pub search_text: String,
    pub hold_until: Option<DateTimeUtc>,
    pub booked_at: Option<DateTimeUtc>,
    pub canceled_at: Option<DateTimeUtc>,
    pub cancel_reason: Option<String>,
    pub partner_reservation_id: Option<String>,
    pub created_at: DateTimeUtc,
    pub updated_at: DateTimeUtc,
    pub version: i32,
    /// The guest's language code; empty if unknown.
    pub language: String,
    /// The amount that the owner keeps in any case since a change of dates.
    pub kept_at_least: i64,
    /// The row of `listing_terms` that it was sold under.
    pub terms_id: Id,
    /// From its bill, for reports.
    pub total_rent: i64,
    pub total_taxes: i64,
    /// Derived from its payments and refunds, for lists; 0 in files of older programs.
    #[serde(default)]
    pub received: i64,
    #[serde(default)]
    pub refunded: i64,
    #[serde(default)]
    pub balance: i64,
    /// The first day on which a payment is overdue.
    #[serde(default)]
    pub overdue_from: Option<Date>,
}

impl Model {
    pub fn stay(&self) -> Result<Stay, StoreError> {
        stored_stay::stay(self.check_in, self.check_out)
    }

    pub fn balance(&self) -> Balance {
        let Self { received, refunded, balance, overdue_from, .. } = *self;
        Balance { received, refunded, balance, overdue_from }
    }

    pub fn party(&self) -> Result<Party, StoreError> {
        stored_stay::party([self.adults, self.children, self.pets], self.smoker)
    }
}

#[derive(Clone, Copy, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}
