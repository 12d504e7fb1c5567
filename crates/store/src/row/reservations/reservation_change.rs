//! `reservation_change`: a change of a booked stay: its home, dates, party, add-ons and price, before and after.

use domain::key::Key;
use domain::people::party::Party;
use domain::reservations::change::BookedStay;
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
    pub property_id: Id,
    pub adults: i32,
    pub children: i32,
    pub pets: i32,
    pub smoker: bool,
    #[sea_orm(column_type = "JsonBinary")]
    pub addons: Json,
    pub former_property_id: Id,
    pub former_adults: i32,
    pub former_children: i32,
    pub former_pets: i32,
    pub former_smoker: bool,
    #[sea_orm(column_type = "JsonBinary")]
    pub former_addons: Json,
    pub created_at: DateTimeUtc,
    pub updated_at: DateTimeUtc,
    pub version: i32,
}

impl Model {
    /// The stay after the change.
    pub fn stay(&self) -> Result<Stay, StoreError> {
        stored_stay::stay(self.check_in, self.check_out)
    }

    pub fn party(&self) -> Result<Party, StoreError> {
        stored_stay::party([self.adults, self.children, self.pets], self.smoker)
    }

    pub fn addons(&self) -> Result<Vec<Key>, StoreError> {
        stored_stay::addons(&self.addons)
    }

    pub fn booked(&self) -> Result<BookedStay, StoreError> {
        Ok(BookedStay {
            property: self.property_id.key(),
            stay: self.stay()?,
            party: self.party()?,
            addons: self.addons()?,
        })
    }

    pub fn formerly_booked(&self) -> Result<BookedStay, StoreError> {
        let counts = [self.former_adults, self.former_children, self.former_pets];
        Ok(BookedStay {
            property: self.former_property_id.key(),
            stay: stored_stay::stay(self.former_check_in, self.former_check_out)?,
            party: stored_stay::party(counts, self.former_smoker)?,
            addons: stored_stay::addons(&self.former_addons)?,
        })
    }
}

#[derive(Clone, Copy, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}
