//! `partner_booking`: the transfer of a reservation to the partner's system.

use domain::text::code::PartnerBookingKind;
use domain::text::code::PartnerBookingState;
use sea_orm::entity::prelude::*;
use serde::{Deserialize, Serialize};

use crate::row::{AccountNumber, Coded, Id};

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, DeriveEntityModel)]
#[sea_orm(table_name = "partner_booking")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub account_id: AccountNumber,
    #[sea_orm(primary_key, auto_increment = false)]
    pub reservation_id: Id,
    pub partner_quote_id: String,
    pub rate_plan: String,
    pub inquiry: Option<String>,
    pub kind: Coded<PartnerBookingKind>,
    pub state: Coded<PartnerBookingState>,
    pub sent_at: DateTimeUtc,
    pub failure: Option<String>,
    /// When the partner first reported that a booking that it had does not exist.
    pub missing_since: Option<DateTimeUtc>,
}

#[derive(Clone, Copy, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}
