//! `reservation_card`: a card by the provider's token; never its number.

use domain::text::code::Provider;
use sea_orm::entity::prelude::*;
use serde::{Deserialize, Serialize};

use crate::row::{AccountNumber, Coded, Id};

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, DeriveEntityModel)]
#[sea_orm(table_name = "reservation_card")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub account_id: AccountNumber,
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: Id,
    pub quote_id: Option<Id>,
    pub reservation_id: Option<Id>,
    pub provider: Coded<Provider>,
    pub card_token: String,
    pub card_name: String,
    pub card_type: String,
    pub card_bin_number: Option<String>,
    pub card_last_four: String,
    pub card_expires_month: i32,
    pub card_expires_year: i32,
    pub card_country: Option<String>,
    pub email: String,
    pub phone: String,
    pub requires_auth: bool,
    pub auth_token: Option<String>,
    pub renter_approved: bool,
    /// When the guest removed the card. The row stays for refunds and the provider's records.
    pub removed_at: Option<DateTimeUtc>,
    pub created_at: DateTimeUtc,
    pub updated_at: DateTimeUtc,
    pub version: i32,
}

#[derive(Clone, Copy, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}
