//! `quote`: a priced stay with all inputs of its price.

use domain::people::party::Party;
use domain::time::stay::Stay;
use sea_orm::entity::prelude::*;
use serde::{Deserialize, Serialize};

use crate::StoreError;
use crate::row::{AccountNumber, Id, stored_stay};

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, DeriveEntityModel)]
#[sea_orm(table_name = "quote")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub account_id: AccountNumber,
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: Id,
    pub site_id: Id,
    pub property_id: Id,
    pub listing_id: Id,
    pub check_in: Date,
    pub check_out: Date,
    pub adults: i32,
    pub children: i32,
    pub pets: i32,
    pub smoker: bool,
    #[sea_orm(column_type = "JsonBinary")]
    pub promo_codes: Json,
    #[sea_orm(column_type = "JsonBinary")]
    pub addons: Json,
    pub currency: String,
    pub total_rent: i64,
    pub total_fees: i64,
    pub total_taxes: i64,
    pub total: i64,
    pub deposit: i64,
    /// JSON as text: the database never looks inside.
    #[sea_orm(column_type = "Text")]
    pub bill: String,
    pub inquiry: bool,
    pub first_name: String,
    pub last_name: String,
    pub email: String,
    pub phone: String,
    pub address_one: String,
    pub address_two: String,
    pub city: String,
    pub state: String,
    pub postal_code: String,
    pub country: String,
    pub expires_at: DateTimeUtc,
    pub created_at: DateTimeUtc,
    pub updated_at: DateTimeUtc,
    pub version: i32,
    /// Its row of `listing_terms`.
    pub terms_id: Id,
    /// The generation of its guest keys.
    #[serde(default)]
    pub guest_generation: i32,
    /// Whether it asks for the guest's postal address: as its site did when the quote was made.
    #[serde(default)]
    pub capture_address: bool,
    /// The site of the account that the guest came from, if it is not the quote's own.
    #[serde(default)]
    pub origin_site_id: Option<Id>,
}

impl Model {
    pub fn stay(&self) -> Result<Stay, StoreError> {
        stored_stay::stay(self.check_in, self.check_out)
    }

    pub fn party(&self) -> Result<Party, StoreError> {
        stored_stay::party([self.adults, self.children, self.pets], self.smoker)
    }
}

#[derive(Clone, Copy, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}
