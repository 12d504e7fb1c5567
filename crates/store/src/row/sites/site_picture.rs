//! `site_picture`: a picture that was uploaded for a site, one for each role. Another picture has another key.

use domain::text::code::{PhotoState, SitePictureRole};
use sea_orm::entity::prelude::*;
use serde::{Deserialize, Serialize};

use crate::row::{AccountNumber, Coded, Id};

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, DeriveEntityModel)]
#[sea_orm(table_name = "site_picture")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub account_id: AccountNumber,
    #[sea_orm(primary_key, auto_increment = false)]
    pub site_id: Id,
    #[sea_orm(primary_key, auto_increment = false)]
    pub role: Coded<SitePictureRole>,
    /// The key of its files.
    pub picture_id: Id,
    pub width: i32,
    pub height: i32,
    pub tone: String,
    pub state: Coded<PhotoState>,
    pub created_at: DateTimeUtc,
}

#[derive(Clone, Copy, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}
