//! `property`: a home.

use domain::text::code::StateStatus;
use domain::text::code::SystemType;
use sea_orm::entity::prelude::*;
use serde::{Deserialize, Serialize};

use crate::row::{AccountNumber, Coded, Id};

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, DeriveEntityModel)]
#[sea_orm(table_name = "property")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub account_id: AccountNumber,
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: Id,
    pub slug: String,
    pub name: String,
    pub headline: String,
    pub description: String,
    pub system_type: Coded<SystemType>,
    pub state_status: Coded<StateStatus>,
    pub property_type: String,
    pub neighborhood: String,
    pub address_one: String,
    pub address_two: String,
    pub city: String,
    pub state: String,
    pub postal_code: String,
    pub country: String,
    pub lat: f64,
    pub lon: f64,
    pub time_zone: String,
    pub accommodates: i32,
    pub bedrooms: i32,
    pub bathrooms: f64,
    pub units: i32,
    pub allows_turns: bool,
    pub allow_booking_overlap: bool,
    pub weekend_nights: String,
    pub check_in_time: String,
    pub check_out_time: String,
    pub house_rules: String,
    pub registration_number: Option<String>,
    pub ical_secret: String,
    pub search_text: String,
    pub created_at: DateTimeUtc,
    pub updated_at: DateTimeUtc,
    pub version: i32,
    /// When another channel last read its calendar here, to the minute.
    pub calendar_read_at: Option<DateTimeUtc>,
}

#[derive(Clone, Copy, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}
