//! A booking's own copy of what it was sold under. Once there is a booking, its quote is not read anymore.

use domain::key::Key;
use domain::listings::terms::Terms;
use domain::policies::payment_plan::Instalment;
use domain::quotes::Totals;
use domain::reservations::cancelation::Received;
use domain::reservations::reservation::PaymentState;
use serde_json::Value;
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

/// Stores the bill with the current payments.
pub(crate) async fn save_bill(case: &Case<'_>, bill: Bill) -> Result<(), StoreError> {
    let kept = store::reservations::reservation::bill(&case.tx, case.key()).await?;
    write_bill(case, bill, kept).await
}

/// Stores the bill of a changed stay with its add-ons and the current payments.
pub(crate) async fn save_bill_with(case: &Case<'_>, bill: Bill, addons: Value) -> Result<(), StoreError> {
    let kept = store::reservations::reservation::bill(&case.tx, case.key()).await?;
    write_bill(case, bill, reservation_bill::Model { addons, ..kept }).await
}

async fn write_bill(case: &Case<'_>, mut bill: Bill, row: reservation_bill::Model) -> Result<(), StoreError> {
    (bill.quote.payments, bill.payment_keys) = parts(case).await?;
    store::keep::update(&case.tx, reservation_bill::Model { bill: bill.write()?, ..row }).await
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
