//! `user`: a person who signs in; the roles are in `membership`.

use domain::text::code::StateStatus;
use sea_orm::entity::prelude::*;
use serde::{Deserialize, Serialize};

use crate::row::{Coded, Id};

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, DeriveEntityModel)]
#[sea_orm(table_name = "user")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: Id,
    pub email: String,
    pub password_hash: String,
    pub first_name: String,
    pub last_name: String,
    pub language: String,
    pub is_operator: bool,
    pub totp_secret: Option<String>,
    pub state_status: Coded<StateStatus>,
    pub created_at: DateTimeUtc,
    pub updated_at: DateTimeUtc,
    pub version: i32,
    /// The last 30-second TOTP step whose code was used, counted from 1970.
    pub totp_step: Option<i64>,
}

#[derive(Clone, Copy, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}
