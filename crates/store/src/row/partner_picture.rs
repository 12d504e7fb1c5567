//! `partner_picture`: a picture that the partner tells of a home, and the photo that was made of it.

use sea_orm::entity::prelude::*;
use serde::{Deserialize, Serialize};

use super::{AccountNumber, Id};

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, DeriveEntityModel)]
#[sea_orm(table_name = "partner_picture")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub account_id: AccountNumber,
    #[sea_orm(primary_key, auto_increment = false)]
    pub property_id: Id,
    /// Of the address, by which it is known again.
    #[sea_orm(primary_key, auto_increment = false)]
    pub fingerprint: String,
    pub url: String,
    pub alt: String,
    pub position: i32,
    /// It stays when the owner takes the photo away, so that it does not come back.
    pub photo_id: Option<Id>,
    pub attempts: i32,
    /// Why it is not tried any more.
    pub failure: Option<String>,
}

#[derive(Clone, Copy, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}
