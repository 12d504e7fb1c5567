//! A booking's own copy of what it was sold under. Once there is a booking, its quote is not read anymore.

use domain::key::Key;
use domain::listings::terms::Terms;
use domain::policies::payment_plan::Instalment;
use domain::quotes::Totals;
use domain::reservations::cancelation::Received;
use domain::reservations::reservation::PaymentState;
use store::StoreError;
use store::quotes::quote::Bill;
use store::row::reservations::reservation_bill;

use super::case::Case;
use crate::quotes::{self, Sold};

pub(crate) async fn terms(case: &Case<'_>) -> Result<Terms, StoreError> {
    store::listings::listing_terms::find(&case.tx, case.key().account(), case.reservation.terms_id).await
}

pub(crate) async fn bill(case: &Case<'_>) -> Result<Bill, StoreError> {
    Bill::read(&store::reservations::reservation::bill(&case.tx, case.key()).await?.bill)
}

pub(crate) async fn sold(case: &Case<'_>) -> Result<Sold, StoreError> {
    let bill = store::reservations::reservation::bill(&case.tx, case.key()).await?;
    Sold::of_booking(&case.reservation, bill, terms(case).await?)
}

/// Copies the sums for lists and reports from the bill to the reservation.
pub(crate) fn take_sums(case: &mut Case<'_>, totals: &Totals) {
    let row = &mut case.reservation;
    (row.total, row.total_rent, row.total_taxes) = (totals.total, totals.total_rent, totals.total_taxes);
}

/// Stores the bill with the current payments. Add-ons that are not in the terms are removed.
pub(crate) async fn save_bill(case: &Case<'_>, mut bill: Bill, terms: &Terms) -> Result<(), StoreError> {
    (bill.quote.payments, bill.payment_keys) = parts(case).await?;
    let kept = store::reservations::reservation::bill(&case.tx, case.key()).await?;
    let broken = |error: serde_json::Error| StoreError::Broken(error.to_string());
    let mut addons: Vec<Key> = serde_json::from_value(kept.addons.clone()).map_err(broken)?;
    addons.retain(|addon| terms.fees.iter().any(|fee| fee.optional && fee.key == *addon));
    let addons = serde_json::to_value(addons).map_err(broken)?;
    let row = reservation_bill::Model { addons, bill: bill.write()?, ..kept };
    store::keep::update(&case.tx, row).await
}

/// Payments net of refunds, and payments still due: as a bill lists them, with their keys.
pub(in super::super) async fn parts(case: &Case<'_>) -> Result<(Vec<Instalment>, Vec<Key>), StoreError> {
    let received = received(case).await?;
    let kept = |key: Key| received.iter().find(|part| part.payment == key).map(|part| part.amount);
    let alive = case.payments.iter().filter(|payment| payment.state != PaymentState::Canceled);
    let parts = alive.map(|payment| {
        let key = payment.id.key();
        let part = Instalment {
            due_date: payment.due_date,
            amount: kept(key).unwrap_or(payment.amount),
            collect_while_booking: payment.collect_while_booking,
        };
        (part, key)
    });
    Ok(parts.filter(|(part, _)| part.amount > 0).unzip())
}

/// Paid amounts net of refunds, oldest first.
pub(crate) async fn received(case: &Case<'_>) -> Result<Vec<Received>, StoreError> {
    let refunds = store::reservations::reservation::refunds(&case.tx, case.key()).await?;
    Ok(quotes::received(&case.payments, &refunds))
}
