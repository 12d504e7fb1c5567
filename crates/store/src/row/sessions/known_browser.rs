//! `known_browser`: a known sign-in location of a user. The cookie contains a secret; only its hash is stored.

use sea_orm::entity::prelude::*;

use crate::row::Id;

#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
#[sea_orm(table_name = "known_browser")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub user_id: Id,
    #[sea_orm(primary_key, auto_increment = false)]
    pub secret_hash: String,
    pub address: Option<String>,
    pub seen_at: DateTimeUtc,
}

#[derive(Clone, Copy, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}
