//! The transfer of reservations to the partner's system.

use domain::key::Key;
use sea_orm::sea_query::OnConflict;
use sea_orm::{ConnectionTrait, EntityTrait, IntoActiveModel};

use crate::row::partner_homes::partner_booking;
use crate::row::{AccountNumber, Id};
use crate::{StoreError, Tx};

pub async fn find(
    db: &impl ConnectionTrait,
    reservation: Key,
) -> Result<Option<partner_booking::Model>, StoreError> {
    let id = (AccountNumber::from(reservation.account()), Id::from(reservation));
    Ok(partner_booking::Entity::find_by_id(id).one(db).await?)
}

/// Overwrites the row of an earlier attempt.
pub async fn put(tx: &Tx, row: partner_booking::Model) -> Result<(), StoreError> {
    use partner_booking::Column;
    let again = OnConflict::columns([Column::AccountId, Column::ReservationId])
        .update_columns([
            Column::PartnerQuoteId,
            Column::RatePlan,
            Column::Inquiry,
            Column::Kind,
            Column::State,
            Column::SentAt,
            Column::Failure,
            Column::MissingSince,
        ])
        .to_owned();
    partner_booking::Entity::insert(row.into_active_model())
        .on_conflict(again)
        .exec_without_returning(tx)
        .await?;
    Ok(())
}
