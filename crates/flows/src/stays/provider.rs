//! The payment provider of a reservation.

use std::sync::Arc;

use payments::{CardReference, Provider};
use store::row::charges::reservation_payment;
use store::row::sites::site;

use crate::App;
use crate::reservations::{BookingError, Case};

/// The provider of a payment, and its card.
pub(crate) async fn line(
    app: &App,
    payment: &reservation_payment::Model,
) -> Result<(Arc<dyn Provider>, Option<CardReference>), BookingError> {
    let site = site_of_payment(app, payment).await?;
    let card = match payment.card_id {
        Some(card) => store::reservations::reservation::card(app.store.read(), card.key()).await?,
        None => None,
    };
    Ok((app.cashier.provider(&site)?, card.map(|card| CardReference::new(card.card_token))))
}

async fn site_of_payment(
    app: &App,
    payment: &reservation_payment::Model,
) -> Result<site::Model, BookingError> {
    let db = app.store.read();
    let reservation = store::reservations::reservation::find(db, payment.reservation_id.key()).await?;
    let reservation = reservation.ok_or(BookingError::NoSuchReservation)?;
    let site = store::sites::site::find(db, payment.id.key().account(), reservation.site_id.key()).await?;
    site.ok_or(BookingError::NoSuchReservation)
}

pub(crate) async fn site_of(case: &Case<'_>) -> Result<site::Model, BookingError> {
    let site =
        store::sites::site::find(&case.tx, case.key().account(), case.reservation.site_id.key()).await?;
    site.ok_or(BookingError::NoSuchReservation)
}
