//! `property`: a home.

use domain::text::code::StateStatus;
use domain::text::code::SystemType;
use domain::time::weekday::WeekdaySet;
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

impl Model {
    /// A home with nothing filled in, with the defaults of new homes. So a new column is added in one place.
    pub fn blank(id: Id, created_at: DateTimeUtc) -> Self {
        Self {
            account_id: id.key().account().into(),
            id,
            slug: String::new(),
            name: String::new(),
            headline: String::new(),
            description: String::new(),
            system_type: SystemType::Native.into(),
            state_status: StateStatus::Active.into(),
            property_type: String::new(),
            neighborhood: String::new(),
            address_one: String::new(),
            address_two: String::new(),
            city: String::new(),
            state: String::new(),
            postal_code: String::new(),
            country: String::new(),
            lat: 0.0,
            lon: 0.0,
            time_zone: "UTC".to_owned(),
            accommodates: 1,
            bedrooms: 0,
            bathrooms: 0.0,
            units: 1,
            allows_turns: true,
            allow_booking_overlap: false,
            weekend_nights: WeekdaySet::WEEKEND_NIGHTS.to_string(),
            check_in_time: "16:00".to_owned(),
            check_out_time: "11:00".to_owned(),
            house_rules: String::new(),
            registration_number: None,
            ical_secret: String::new(),
            search_text: String::new(),
            created_at,
            updated_at: created_at,
            version: 1,
            calendar_read_at: None,
        }
    }
}

#[derive(Clone, Copy, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}
