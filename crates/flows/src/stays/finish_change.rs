//! The end of a change of a stay: it is applied, or undone.

use domain::price::promotion::Promotion;
use domain::reservations::change::Changed;
use domain::reservations::reservation::{ChangeState, DepositState};
use domain::text::code::{LetterKind, WebhookEvent};
use store::StoreError;
use store::quotes::quote::Bill;
use store::row::charges::reservation_deposit;
use store::row::reservations::reservation_change;

use super::deposit::{ask_about_deposit, deposit_begins, plan_deposit, save_deposit};
use super::reserve::ask_for_payments;
use super::schedule::lay_plan;
use crate::reservations::{BookingError, Case, Nights};
use crate::{reservations, templates};

/// Applies all parts of the change at once: home, dates, nights, party, add-ons, price, payments, and everything scheduled for
/// its days.
pub(in super::super) async fn finish_change(
    case: &mut Case<'_>,
    change: reservation_change::Model,
) -> Result<(), BookingError> {
    let terms = store::listings::listing_terms::find(&case.tx, case.key().account(), change.terms_id).await?;
    let bill = Bill::read(&change.bill)?;
    let (former, booked) = (change.formerly_booked()?, change.booked()?);
    let changed = Changed::between(&former, &booked);
    let row = &mut case.reservation;
    row.property_id = change.property_id;
    (row.adults, row.children, row.pets) = (change.adults, change.children, change.pets);
    row.smoker = change.smoker;
    (row.check_in, row.check_out, row.terms_id) = (change.check_in, change.check_out, change.terms_id);
    (row.deposit, row.kept_at_least) = (bill.quote.totals.deposit, change.kept_at_least);
    reservations::take_sums(case, &bill.quote.totals);
    case.save_reservation().await?;
    if changed.sells_nights() {
        reservations::move_to_nights(case, Nights::of(booked.stay, &terms)).await?;
    }
    if changed.property {
        store::inbox::thread::move_to_home(&case.tx, case.key(), booked.property).await?;
        store::templates::scheduled_message::move_to_home(&case.tx, case.key(), booked.property).await?;
    }
    let today = case.now.with_timezone(&case.time_zone().await?).date_naive();
    lay_plan(case, &bill.quote.payments, today).await?;
    exchange_promotions(case, &Bill::read(&change.former_bill)?.promotions, &bill.promotions).await?;
    reservations::save_bill_with(case, bill, change.addons.clone()).await?;
    ask_for_payments(case).await?;
    move_deposit(case).await?;
    reservations::ask_for_reminder(case).await?;
    templates::plan_messages_for(case.app, &case.tx, &case.reservation).await?;
    case.note("changed", told(&change, changed)).await?;
    close_change(case, change, ChangeState::Done).await?;
    reservations::announce(case, WebhookEvent::ReservationChanged).await?;
    reservations::tell_guest(case, LetterKind::Changed, "").await?;
    Ok(reservations::tell_owner(case, LetterKind::ChangedOwner, "").await?)
}

/// Releases what was held for the change: the difference was not paid, or the stay is over.
pub(in super::super) async fn undo_change(
    case: &Case<'_>,
    change: reservation_change::Model,
) -> Result<(), StoreError> {
    if !reservations::is_open(&change) {
        return Ok(());
    }
    if let Some(event) = change.event_id {
        reservations::release_held_nights(case, event.key()).await?;
    }
    case.note("change_undone", "").await?;
    close_change(case, change, ChangeState::Undone).await
}

pub(in super::super) async fn undo_open_changes(case: &Case<'_>) -> Result<(), StoreError> {
    for change in store::reservations::reservation_change::of_reservation(&case.tx, case.key()).await? {
        undo_change(case, change).await?;
    }
    Ok(())
}

/// The dates before and after, and what else was changed.
fn told(change: &reservation_change::Model, changed: Changed) -> String {
    let (from, until) = (change.former_check_in, change.former_check_out);
    let dates = format!("{from}/{until} {}/{}", change.check_in, change.check_out);
    let parts = [(changed.property, " home"), (changed.party, " party"), (changed.addons, " addons")];
    parts.into_iter().filter(|(is_changed, _)| *is_changed).fold(dates, |told, (_, part)| told + part)
}

/// A deposit that is not held yet is moved to the new dates.
async fn move_deposit(case: &Case<'_>) -> Result<(), BookingError> {
    let Some(row) = store::reservations::reservation::deposit(&case.tx, case.key()).await? else {
        return plan_deposit(case).await;
    };
    if row.state == DepositState::Due {
        let amount = case.reservation.deposit;
        let state = if amount > 0 { DepositState::Due } else { DepositState::Canceled };
        save_deposit(case, reservation_deposit::Model { amount, state: state.into(), ..row }).await?;
    }
    ask_about_deposit(case, deposit_begins(case).await?).await
}

async fn close_change(
    case: &Case<'_>,
    change: reservation_change::Model,
    state: ChangeState,
) -> Result<(), StoreError> {
    let closed = reservation_change::Model {
        state: state.into(),
        updated_at: case.now,
        version: change.version + 1,
        ..change
    };
    store::keep::update(&case.tx, closed).await
}

/// Gives back the uses of promotions that do not apply any more, and counts those of promotions that did not before.
async fn exchange_promotions(
    case: &Case<'_>,
    former: &[Promotion],
    now: &[Promotion],
) -> Result<(), StoreError> {
    let is_in = |all: &[Promotion], one: &Promotion| all.iter().any(|other| other.key == one.key);
    for lost in former.iter().filter(|promotion| !is_in(now, promotion)) {
        store::quotes::promotion::give_use_back(&case.tx, lost.key).await?;
    }
    for won in now.iter().filter(|promotion| !is_in(former, promotion)) {
        store::quotes::promotion::use_as_agreed(&case.tx, won.key).await?;
    }
    Ok(())
}

/// The change that the payment is for.
pub(crate) async fn change_of(
    case: &Case<'_>,
    place: usize,
) -> Result<Option<reservation_change::Model>, StoreError> {
    store::reservations::reservation_change::of_payment(&case.tx, case.payments[place].id.key()).await
}
