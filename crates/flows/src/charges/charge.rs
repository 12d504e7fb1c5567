//! Sending a charge. It is recorded before the provider is called, so that after a crash its state can be looked up.

use std::sync::Arc;

use domain::key::Key;
use domain::reservations::reservation::{PaymentState, Status};
use domain::text::code::JobKind;
use payments::{
    Attempt, Capture, CardReference, Charge, Decline, IdempotencyKey, Outcome, PaymentError, Presence,
    Provider, Purpose,
};
use store::row::charges::{reservation_card, reservation_payment};
use store::row::sites::site;

use super::apply::{apply, decline_of};
use super::settle::abandon_proof;
use crate::access::Caller;
use crate::reservations::{BookingError, CERTAINTY, Case, ReservationView};
use crate::{App, app, reservations, stays};

/// A recorded charge that is about to be sent.
pub(crate) struct Order {
    payment: Key,
    provider: Arc<dyn Provider>,
    charge: Charge,
}

/// A guest's request to pay a due payment now.
#[derive(Clone, Debug)]
pub struct ChargeWish {
    pub reservation: Key,
    pub payment: Key,
    /// A card other than the one set for the payment.
    pub card: Option<Key>,
    pub presence: Presence,
}

/// Without `caller` the guest pays.
pub async fn charge(
    app: &App,
    caller: Option<&Caller>,
    wish: &ChargeWish,
) -> Result<ReservationView, BookingError> {
    reservations::admit(app, caller, wish.reservation).await?;
    check_payment(app, wish).await?;
    abandon_proof(app, wish.payment).await?;
    let mut case = Case::open(app, wish.reservation).await?.by(caller, "charge");
    let place = case.payment(wish.payment)?;
    case.check_unlocked()?;
    if case.status() != Status::Reserved || !is_open(&case.payments[place]) {
        return Err(BookingError::NothingDue);
    }
    if let Some(card) = wish.card {
        let card = card_of(&case, card).await?;
        case.payments[place].card_id = Some(card.id);
    }
    let site = stays::site_of(&case).await?;
    case.mention("charged", case.payments[place].amount);
    let order = order(app, &mut case, place, &site, wish.presence.clone()).await?;
    case.commit().await?;
    send_charge(app, order).await?;
    reservations::reservation(app, wish.reservation).await
}

/// Fails if the payment belongs to another reservation.
async fn check_payment(app: &App, wish: &ChargeWish) -> Result<(), BookingError> {
    let row = store::reservations::reservation::payment(app.store.read(), wish.payment).await?;
    let is_of_it = row.is_some_and(|row| row.reservation_id.key() == wish.reservation);
    if is_of_it { Ok(()) } else { Err(BookingError::NoSuchPayment) }
}

/// Sets another card for the payment; a failed payment is retried at once. A deposit that was to be held on the former card is held
/// on the new one.
pub async fn set_payment_card(app: &App, payment: Key, card: Key) -> Result<ReservationView, BookingError> {
    let mut case = Case::of_payment(app, payment).await?;
    let place = case.payment(payment)?;
    // Another payment may be in flight: a new card is often set for several, and the first may be retried already.
    if case.reservation.locked || reservations::is_in_flight(&case.payments[place]) {
        return Err(BookingError::Locked);
    }
    if !is_open(&case.payments[place]) {
        return Err(BookingError::NothingDue);
    }
    let card = card_of(&case, card).await?;
    let row = &mut case.payments[place];
    let former = row.card_id.replace(card.id);
    if row.state == PaymentState::Failed {
        row.state = PaymentState::Due.into();
        (row.next_attempt_at, row.failure) = (None, None);
    }
    case.save_payment(place).await?;
    stays::move_deposit(&case, former, card.id).await?;
    if case.status() == Status::Reserved {
        stays::ask_for_payments(&case).await?;
    }
    let reservation = case.key();
    case.commit().await?;
    reservations::reservation(app, reservation).await
}

/// A card that was saved for this booking and may be charged.
pub(crate) async fn card_of(case: &Case<'_>, card: Key) -> Result<reservation_card::Model, BookingError> {
    let row = store::reservations::reservation::card(&case.tx, card).await?;
    let is_theirs = |card: &reservation_card::Model| {
        card.quote_id == Some(case.reservation.quote_id) || card.reservation_id == Some(case.reservation.id)
    };
    let row = row.filter(|card| card.removed_at.is_none()).filter(is_theirs);
    let card = row.ok_or(BookingError::NoSuchCard)?;
    if card.requires_auth { Err(BookingError::CardUnproven) } else { Ok(card) }
}

/// Records that a payment is being charged, with the job that asks for the result if no response arrives.
pub(crate) async fn order(
    app: &App,
    case: &mut Case<'_>,
    place: usize,
    site: &site::Model,
    presence: Presence,
) -> Result<Order, BookingError> {
    let provider = app.cashier.provider(site)?;
    let (reservation, now) = (case.key(), case.now);
    let card = case.payments[place].card_id.ok_or(BookingError::Missing("credit_card"))?;
    let card = store::reservations::reservation::card(&case.tx, card.key())
        .await?
        .ok_or(BookingError::NoSuchCard)?;
    let amount = case.money(case.payments[place].amount)?;
    let payment = &mut case.payments[place];
    payment.attempts += 1;
    let key = payment.id.key();
    let attempt = IdempotencyKey::of_payment(reservation, key, payment.attempts.unsigned_abs());
    payment.state = PaymentState::Pending.into();
    payment.idempotency_key = Some(attempt.to_string());
    payment.sent_at = Some(now);
    payment.auth_required = false;
    (payment.auth_token, payment.provider_reference, payment.failure) = (None, None, None);
    case.save_payment(place).await?;
    case.note("charge_sent", attempt.as_str()).await?;
    app::enqueue(app, &case.tx, JobKind::SettleCharge, key, now + CERTAINTY).await?;
    let charge = Charge {
        attempt: Attempt::first(attempt),
        amount,
        card: CardReference::new(card.card_token),
        presence,
        capture: Capture::Now,
        purpose: Purpose {
            site: site.namespace.clone(),
            quote: Some(case.reservation.quote_id.key()),
            reservation: Some(reservation),
            payment: Some(key),
        },
        description: format!(
            "{} · {} – {}",
            site.name, case.reservation.check_in, case.reservation.check_out
        ),
    };
    Ok(Order { payment: key, provider, charge })
}

/// Runs in its own task: the payment completes even if the guest disconnects.
pub(crate) async fn send_charge(app: &App, order: Order) -> Result<(), BookingError> {
    let app = app.clone();
    let work = async move { send_and_apply(&app, order).await };
    tokio::spawn(work).await.expect("sending a charge never panics")
}

async fn send_and_apply(app: &App, order: Order) -> Result<(), BookingError> {
    let Order { payment, provider, charge } = order;
    let attempt = charge.attempt.key.as_str();
    app.reach("held");
    stays::check_payment_recorded(app, payment, &charge.attempt.key).await?;
    let answer = provider.charge(&charge).await;
    app.reach("charge_answered");
    match answer {
        Ok(outcome) => {
            let decline = decline_of(&outcome);
            apply(app, payment, attempt, outcome).await?;
            app.reach("charge_applied");
            decline.map_or(Ok(()), |decline| Err(BookingError::Declined(decline)))
        }
        // A job asks for the result.
        Err(PaymentError::Unclear(why)) => {
            tracing::warn!(%payment, why, "the provider's response to a charge is unclear");
            Ok(())
        }
        Err(error) => {
            tracing::error!(%payment, %error, "a charge could not be sent");
            let decline =
                Decline { code: "not_sent".to_owned(), message: Decline::DEFAULT_MESSAGE.to_owned() };
            apply(app, payment, attempt, Outcome::Declined { reference: None, decline }).await?;
            Err(BookingError::ProviderDown)
        }
    }
}

pub(crate) fn is_open(payment: &reservation_payment::Model) -> bool {
    [PaymentState::Due, PaymentState::Failed].contains(&payment.state)
}
