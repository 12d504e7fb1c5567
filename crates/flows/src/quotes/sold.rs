//! What a stay is sold under. Until it is booked the quote has it; from then on the booking's own copy, even if the quote
//! changes.
//!
//! The terms of quotes are stored once for each version of a listing. This node caches which it has stored, so that only the
//! first quote after a change writes them.

use std::sync::Arc;

use chrono::{DateTime, Utc};
use chrono_tz::Tz;
use domain::key::Key;
use domain::listings::terms::Terms;
use domain::price::inquiry::StayRequest;
use domain::quotes::Quote;
use domain::reservations::cancelation::{Cancelation, Received};
use domain::reservations::reservation::{PaymentState, RefundState};
use search::Home;
use store::StoreError;
use store::quotes::quote::Bill;
use store::row::Id;
use store::row::charges::{reservation_payment, reservation_refund};
use store::row::quotes::quote;
use store::row::reservations::{reservation, reservation_bill};

use crate::App;

#[derive(Clone, Debug)]
pub(crate) struct Sold {
    pub(crate) terms: Arc<Terms>,
    pub(crate) bill: Bill,
    pub(crate) request: StayRequest,
}

impl Sold {
    pub(crate) fn of_quote(row: &quote::Model, terms: Terms) -> Result<Self, StoreError> {
        let bill = Bill::read(&row.bill)?;
        let request = StayRequest {
            stay: row.stay()?,
            party: row.party()?,
            addons: Some(serde_json::from_value(row.addons.clone()).map_err(|error| broken(&error))?),
            promotions: bill.all_promotions(),
        };
        Ok(Self { terms: terms.into(), bill, request })
    }

    pub(crate) fn of_booking(
        row: &reservation::Model,
        kept: reservation_bill::Model,
        terms: Terms,
    ) -> Result<Self, StoreError> {
        let bill = Bill::read(&kept.bill)?;
        let request = StayRequest {
            stay: row.stay()?,
            party: row.party()?,
            addons: Some(serde_json::from_value(kept.addons).map_err(|error| broken(&error))?),
            promotions: bill.all_promotions(),
        };
        Ok(Self { terms: terms.into(), bill, request })
    }
}

/// A booking that is canceled now.
pub(crate) fn cancelation(
    row: &reservation::Model,
    quote: &Quote,
    zone: Tz,
    now: DateTime<Utc>,
) -> Result<Cancelation, StoreError> {
    let booked_at = row.booked_at.unwrap_or(row.created_at);
    Ok(Cancelation {
        stay: row.stay()?,
        total: row.total,
        nights: quote.nights.iter().map(|night| night.amount).collect(),
        kept_at_least: row.kept_at_least,
        booked_at,
        booked_on: booked_at.with_timezone(&zone).date_naive(),
        canceled_at: now,
        canceled_on: now.with_timezone(&zone).date_naive(),
    })
}

/// Paid amounts net of refunds, oldest first.
pub(crate) fn received(
    payments: &[reservation_payment::Model],
    refunds: &[reservation_refund::Model],
) -> Vec<Received> {
    let mut paid: Vec<_> = payments.iter().filter(|payment| payment.state == PaymentState::Paid).collect();
    paid.sort_by_key(|payment| (payment.paid_at, payment.position));
    let back = |payment: Key| -> i64 {
        let of = refunds.iter().filter(|refund| refund.payment_id.is_some_and(|id| id.key() == payment));
        of.filter(|refund| refund.state != RefundState::Failed).map(|refund| refund.amount).sum()
    };
    let received = paid.into_iter().map(|payment| {
        let key = payment.id.key();
        Received { payment: key, amount: (payment.amount - back(key)).max(0) }
    });
    received.collect()
}

fn broken(error: &serde_json::Error) -> StoreError {
    StoreError::Broken(format!("the add-ons of a stay: {error}"))
}

pub(super) async fn keep_terms(app: &App, home: &Home) -> Result<Id, StoreError> {
    if let Some(id) = app.known_terms.of(home) {
        return Ok(id);
    }
    let row = store::listings::listing_terms::row(home.listing, &home.terms, app.now())?;
    let id = row.id;
    store::listings::listing_terms::keep(app.store.write_one(), row).await?;
    app.known_terms.add(home, id);
    Ok(id)
}
