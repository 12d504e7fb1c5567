//! `partner_picture`: a picture of a partner's home, and the photo made from it.

use sea_orm::entity::prelude::*;
use serde::{Deserialize, Serialize};

use crate::row::{AccountNumber, Id};

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, DeriveEntityModel)]
#[sea_orm(table_name = "partner_picture")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub account_id: AccountNumber,
    #[sea_orm(primary_key, auto_increment = false)]
    pub property_id: Id,
    /// Hash of the URL, to recognize the picture.
    #[sea_orm(primary_key, auto_increment = false)]
    pub fingerprint: String,
    pub url: String,
    pub alt: String,
    pub position: i32,
    /// Stays set when the owner deletes the photo, so that it is not imported again.
    pub photo_id: Option<Id>,
    pub attempts: i32,
    /// Why it is no longer retried.
    pub failure: Option<String>,
}

#[derive(Clone, Copy, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}
