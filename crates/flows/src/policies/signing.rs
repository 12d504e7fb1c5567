//! The guest accepts the rental agreement; the exact text is stored.

use domain::key::Key;
use sha2::{Digest, Sha256};
use store::row::policies::signature;

use super::agreement::agreement_to_sign;
use super::agreement_text::FilledAgreement;
use crate::quotes::ReadQuote;
use crate::reservations::{BookingError, Case, ReservationView};
use crate::{App, quotes, reservations};

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
    let read = quotes::read_quote(app, quote).await?;
    let agreement = agreement_to_sign(app, &read).await?;
    let case = Case::open(app, reservation).await?;
    if let Some(agreement) = agreement {
        sign(&case, &agreement, signing).await?;
    }
    case.commit().await?;
    reservations::reservation(app, reservation).await
}

/// The text that the guest accepts with the booking, if any. Fails if it `is_needed` and accepted neither now nor before.
pub(crate) async fn accepted_with(
    app: &App,
    read: &ReadQuote,
    signing: Option<&Signing>,
    is_needed: bool,
) -> Result<Option<FilledAgreement>, BookingError> {
    if signing.is_none() && !is_needed {
        return Ok(None);
    }
    let Some(agreement) = agreement_to_sign(app, read).await? else { return Ok(None) };
    if signing.is_some() {
        return Ok(Some(agreement));
    }
    let signed = match &read.reservation {
        Some(row) => store::reservations::reservation::signatures(app.store.read(), row.id.key()).await?,
        None => Vec::new(),
    };
    if is_among(&signed, &agreement) { Ok(None) } else { Err(BookingError::NotAgreed) }
}

pub(crate) async fn sign(
    case: &Case<'_>,
    agreement: &FilledAgreement,
    signing: &Signing,
) -> Result<(), BookingError> {
    let signed = store::reservations::reservation::signatures(&case.tx, case.key()).await?;
    if is_among(&signed, agreement) {
        return Ok(());
    }
    let name = if signing.name.trim().is_empty() {
        format!("{} {}", case.reservation.first_name, case.reservation.last_name)
    } else {
        signing.name.clone()
    };
    let row = signature::Model {
        account_id: case.reservation.account_id,
        id: case.app.new_key(case.key().account()).into(),
        reservation_id: case.reservation.id,
        agreement_id: agreement.key.into(),
        body_hash: hash(agreement),
        body: agreement.html.clone(),
        name: name.trim().to_owned(),
        address: signing.address.clone(),
        user_agent: signing.user_agent.clone(),
        signed_at: case.now,
    };
    store::keep::insert(&case.tx, row).await?;
    Ok(case.note("agreement_signed", "").await?)
}

fn is_among(signed: &[signature::Model], agreement: &FilledAgreement) -> bool {
    let hash = hash(agreement);
    signed.iter().any(|signature| signature.body_hash == hash)
}

fn hash(agreement: &FilledAgreement) -> String {
    hex::encode(Sha256::digest(agreement.html.as_bytes()))
}
