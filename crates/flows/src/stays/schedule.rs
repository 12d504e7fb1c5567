//! Payments after a change of a stay: paid amounts count, open ones follow the new total and dates, and any surplus is refunded.

use chrono::NaiveDate;
use domain::charges::instalments::{Open, Outstanding, outstanding};
use domain::policies::payment_plan::Instalment;
use domain::reservations::cancelation::newest_first;
use domain::reservations::reservation::{PaymentMethod, PaymentState};
use store::row::charges::reservation_payment;
use store::{StoreError, keep};

use super::give_back::give_back;
use crate::reservations;
use crate::reservations::Case;

/// Adjusts the payments to the plan, and refunds the surplus.
pub(super) async fn lay_plan(
    case: &mut Case<'_>,
    plan: &[Instalment],
    today: NaiveDate,
) -> Result<(), StoreError> {
    let received = reservations::received(case).await?;
    let paid: i64 = received.iter().map(|payment| payment.amount).sum();
    let charging: i64 = amount_in(case, PaymentState::Pending);
    let Outstanding { now, later, surplus } = outstanding(plan, paid + charging, today);
    let now = (now > 0).then_some(Open { due_date: today, amount: now });
    write_open(case, now.into_iter().chain(later)).await?;
    for part in newest_first(&received, surplus) {
        give_back(case, part.payment, part.amount, "The stay was changed").await?;
    }
    Ok(())
}

/// Writes the open payments, reusing the keys of existing ones.
async fn write_open(case: &mut Case<'_>, wanted: impl Iterator<Item = Open>) -> Result<(), StoreError> {
    let quote = case.reservation.quote_id.key();
    let cards = store::reservations::reservation::cards(&case.tx, quote, Some(case.key())).await?;
    let is_kept = |id: &store::row::Id| cards.iter().any(|card| card.id == *id);
    let card_id = case.payments.iter().rev().filter_map(|payment| payment.card_id).find(is_kept);
    let mut places: Vec<usize> =
        (0..case.payments.len()).rev().filter(|place| is_open(case, *place)).collect();
    for Open { due_date, amount } in wanted {
        let Some(place) = places.pop() else {
            add_payment(case, due_date, amount, card_id).await?;
            continue;
        };
        let payment = &mut case.payments[place];
        (payment.due_date, payment.amount) = (due_date, amount);
        payment.state = PaymentState::Due.into();
        (payment.next_attempt_at, payment.failure) = (None, None);
        case.save_payment(place).await?;
    }
    for place in places {
        case.payments[place].state = PaymentState::Canceled.into();
        case.save_payment(place).await?;
    }
    Ok(())
}

fn is_open(case: &Case<'_>, place: usize) -> bool {
    matches!(*case.payments[place].state, PaymentState::Due | PaymentState::Failed)
}

fn amount_in(case: &Case<'_>, state: PaymentState) -> i64 {
    let of = case.payments.iter().filter(|payment| payment.state == state);
    of.map(|payment| payment.amount).sum()
}

/// The payment method of the stay: that of its last payment.
pub(crate) fn payment_method(case: &Case<'_>) -> PaymentMethod {
    case.payments.last().map_or(PaymentMethod::Card, |payment| *payment.method)
}

pub(crate) async fn add_payment(
    case: &mut Case<'_>,
    due_date: chrono::NaiveDate,
    amount: i64,
    card_id: Option<store::row::Id>,
) -> Result<usize, StoreError> {
    let position = case.payments.iter().map(|payment| payment.position + 1).max().unwrap_or(0);
    let key = case.app.new_key(case.key().account());
    let row =
        reservations::payment_row(&case.reservation, key, position, due_date, amount, payment_method(case));
    let (created_at, updated_at) = (case.now, case.now);
    let row = reservation_payment::Model { card_id, created_at, updated_at, ..row };
    keep::insert(&case.tx, row.clone()).await?;
    case.payments.push(row);
    Ok(case.payments.len() - 1)
}
