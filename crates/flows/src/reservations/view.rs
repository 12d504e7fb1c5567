//! A reservation as its guest sees it: its state, its payments, and the next steps.

use chrono::NaiveDate;
use domain::key::Key;
use domain::reservations::balance::{Balance, PaymentStatus};
use domain::reservations::reservation::{Headline, PaidStatus, RefundState, Status};
use store::StoreError;
use store::row::charges::{reservation_card, reservation_deposit, reservation_payment, reservation_refund};
use store::row::homes::property;
use store::row::policies::signature;
use store::row::reservations::{booking_step, reservation, reservation_change};
use store::row::sites::site;

use super::changeable::{check_changeable, is_open};
use super::error::BookingError;
use super::timeline::{Events, Moment};
use crate::{App, app, homes};

#[derive(Debug)]
pub struct ReservationView {
    pub row: reservation::Model,
    pub status: Status,
    pub site: site::Model,
    pub property: property::Model,
    pub payments: Vec<reservation_payment::Model>,
    pub refunds: Vec<reservation_refund::Model>,
    pub cards: Vec<reservation_card::Model>,
    pub steps: Vec<booking_step::Model>,
    pub signature: Option<signature::Model>,
    pub deposit: Option<reservation_deposit::Model>,
    /// A change that waits for its payment.
    pub change: Option<reservation_change::Model>,
    /// Whether the guest may change it.
    pub may_change: bool,
    pub paid_status: PaidStatus,
    pub balance: Balance,
    /// `None` if there is nothing to pay and nothing was paid.
    pub payment_status: Option<PaymentStatus>,
    pub overdue: bool,
    /// It became a request because the feeds of other channels could not be checked.
    pub in_doubt: bool,
    pub headline: Headline,
    pub timeline: Vec<Moment>,
}

impl ReservationView {
    /// The address of the home on one line; only guests who have booked may know it.
    pub fn address(&self) -> Option<String> {
        let address = homes::address(&self.property);
        Some(address).filter(|address| self.status == Status::Reserved && !address.is_empty())
    }
}

pub async fn reservation(app: &App, key: Key) -> Result<ReservationView, BookingError> {
    let db = app.store.read();
    let row =
        store::reservations::reservation::find(db, key).await?.ok_or(BookingError::NoSuchReservation)?;
    let account = key.account();
    let site = store::sites::site::find(db, account, row.site_id.key()).await?;
    let property = store::homes::property::find_row(db, account, row.property_id.key()).await?;
    let (Some(site), Some(property)) = (site, property) else {
        return Err(BookingError::NoSuchReservation);
    };
    let payments = store::reservations::reservation::payments(db, key).await?;
    let refunds = store::reservations::reservation::refunds(db, key).await?;
    let cards = store::reservations::reservation::cards(db, row.quote_id.key(), Some(key)).await?;
    let steps = store::reservations::reservation::steps(db, key).await?;
    let signature = store::reservations::reservation::signatures(db, key).await?.into_iter().next();
    let deposit = store::reservations::reservation::deposit(db, key).await?;
    let status: Status = *row.status;
    let zone = app::home_zone(&property);
    let today = app.now().with_timezone(&zone).date_naive();
    let returned = refunds.iter().filter(|refund| refund.state != RefundState::Failed);
    let returned = returned.map(|refund| refund.amount).sum();
    let instalments = payments.iter().map(reservation_payment::Model::instalment);
    let balance = Balance::of(status, instalments, returned);
    let overdue = balance.is_overdue(today);
    let changes = store::reservations::reservation_change::of_reservation(db, key).await?;
    let events = Events {
        row: &row,
        payments: &payments,
        refunds: &refunds,
        changes: &changes,
        deposit: deposit.as_ref(),
        zone,
    };
    let timeline = events.timeline(today);
    let may_change = may_change(app, &row, &payments, today).await?;
    Ok(ReservationView {
        paid_status: *row.paid_status,
        payment_status: balance.status(status, today),
        balance,
        headline: Headline::of(status, overdue),
        overdue,
        in_doubt: steps.iter().any(|step| step.detail == STALE_CALENDAR),
        status,
        site,
        property,
        payments,
        refunds,
        cards,
        steps,
        signature,
        deposit,
        change: changes.into_iter().find(is_open),
        may_change,
        timeline,
        row,
    })
}

async fn may_change(
    app: &App,
    row: &reservation::Model,
    payments: &[reservation_payment::Model],
    today: NaiveDate,
) -> Result<bool, StoreError> {
    if row.status != Status::Reserved {
        return Ok(false);
    }
    let (db, account) = (app.store.read(), row.id.key().account());
    let terms = store::listings::listing_terms::find(db, account, row.terms_id).await?;
    Ok(check_changeable(row, payments, &terms, today).is_ok())
}

/// Reason why an instant booking became a request.
pub(crate) const STALE_CALENDAR: &str = "stale_calendar";
