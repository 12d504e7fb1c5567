//! `site`: a public owner website.

use domain::text::code::Provider;
use domain::text::code::StateStatus;
use sea_orm::entity::prelude::*;
use serde::{Deserialize, Serialize};

use crate::row::{AccountNumber, Coded, Id};

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, DeriveEntityModel)]
#[sea_orm(table_name = "site")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub account_id: AccountNumber,
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: Id,
    pub namespace: String,
    pub domain: Option<String>,
    /// Whether the owner already had the domain.
    pub existing_domain: bool,
    pub name: String,
    pub tagline: String,
    pub story: String,
    pub state_status: Coded<StateStatus>,
    pub guesty_powered: bool,
    pub guesty_account_email: Option<String>,
    pub currency: String,
    pub languages: String,
    pub all_properties: bool,
    pub analytics_opt_out: bool,
    pub automatic_price_range: bool,
    pub price_min: Option<i64>,
    pub price_max: Option<i64>,
    pub provider: Option<Coded<Provider>>,
    pub provider_public_key: Option<String>,
    pub provider_secret: Option<String>,
    pub provider_script_url: Option<String>,
    pub test_mode: bool,
    pub use_merchant_checkout: bool,
    pub capture_address: bool,
    pub accent: String,
    #[sea_orm(column_type = "JsonBinary")]
    pub theme: Json,
    pub contact_email: String,
    pub contact_phone: String,
    pub contact_address: String,
    pub search_title: String,
    pub search_description: String,
    pub created_at: DateTimeUtc,
    pub updated_at: DateTimeUtc,
    pub version: i32,
}

#[derive(Clone, Copy, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}
