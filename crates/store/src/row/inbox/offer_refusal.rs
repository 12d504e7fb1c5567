//! `offer_refusal`: a guest who refuses offers from an account.

use sea_orm::entity::prelude::*;
use serde::{Deserialize, Serialize};

use crate::row::AccountNumber;

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, DeriveEntityModel)]
#[sea_orm(table_name = "offer_refusal")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub account_id: AccountNumber,
    /// In lower case.
    #[sea_orm(primary_key, auto_increment = false)]
    pub email: String,
    pub refused_at: DateTimeUtc,
}

#[derive(Clone, Copy, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}
