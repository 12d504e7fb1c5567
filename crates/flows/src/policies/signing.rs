//! The guest accepts the rental agreement; the exact text is stored.

use domain::key::Key;
use sha2::{Digest, Sha256};
use store::row::policies::signature;

use super::agreement::agreement_to_sign;
use crate::reservations::{BookingError, Case, ReservationView};
use crate::{App, reservations};

/// Who accepts, and from where.
#[derive(Clone, Debug)]
pub struct Signing {
    pub name: String,
    pub address: String,
    pub user_agent: String,
}

/// Accepting the same text twice changes nothing.
pub async fn record_agreement(
    app: &App,
    reservation: Key,
    signing: &Signing,
) -> Result<ReservationView, BookingError> {
    let quote = store::reservations::reservation::find(app.store.read(), reservation).await?;
    let quote = quote.ok_or(BookingError::NoSuchReservation)?.quote_id.key();
    let agreement = agreement_to_sign(app, quote).await?;
    let case = Case::open(app, reservation).await?;
    if let Some(agreement) = agreement {
        let hash = hex::encode(Sha256::digest(agreement.html.as_bytes()));
        let signed = store::reservations::reservation::signatures(&case.tx, reservation).await?;
        if signed.iter().all(|signature| signature.body_hash != hash) {
            let name = if signing.name.trim().is_empty() {
                format!("{} {}", case.reservation.first_name, case.reservation.last_name)
            } else {
                signing.name.clone()
            };
            let row = signature::Model {
                account_id: case.reservation.account_id,
                id: app.new_key(reservation.account()).into(),
                reservation_id: case.reservation.id,
                agreement_id: agreement.key.into(),
                body_hash: hash,
                body: agreement.html,
                name: name.trim().to_owned(),
                address: signing.address.clone(),
                user_agent: signing.user_agent.clone(),
                signed_at: case.now,
            };
            store::keep::insert(&case.tx, row).await?;
            case.note("agreement_signed", "").await?;
        }
    }
    case.commit().await?;
    reservations::reservation(app, reservation).await
}
