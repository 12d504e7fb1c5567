//! The deposit: held on the card from the day before arrival, renewed during the stay, and released two days after it. For stays
//! too long for holds it is charged instead, and refunded.

use chrono::{DateTime, TimeDelta, Utc};
use domain::charges::deposit_schedule::DepositSchedule;
use domain::charges::payment_retry::next_try;
use domain::key::Key;
use domain::reservations::reservation::{DepositState, PaymentMethod, Status};
use domain::text::code::{JobKind, LetterKind};
use payments::{
    Attempt, Capture, CardReference, Charge, ChargeReference, Decline, IdempotencyKey, Lookup, Outcome,
    Presence, Provider, Purpose, Refund, RefundOutcome,
};
use store::StoreError;
use store::row::Id;
use store::row::charges::reservation_deposit;
use store::row::sites::site;

use super::provider::site_of;
use super::recorded::check_deposit_recorded;
use super::refund::SETTLED_AFTER;
use crate::app::After;
use crate::reservations::{BookingError, CERTAINTY, Case};
use crate::{App, app, reservations};

/// Banks release a hold after a week.
const HOLD_LASTS: TimeDelta = TimeDelta::days(6);

/// Creates the deposit with the booking; nothing is held yet.
pub(super) async fn plan_deposit(case: &Case<'_>) -> Result<(), BookingError> {
    let card = case.payments.iter().find(|payment| payment.method == PaymentMethod::Card);
    let (Some(card_id), true) = (card.and_then(|payment| payment.card_id), case.reservation.deposit > 0)
    else {
        return Ok(());
    };
    let row = reservation_deposit::Model {
        account_id: case.reservation.account_id,
        id: case.app.new_key(case.key().account()).into(),
        reservation_id: case.reservation.id,
        card_id: Some(card_id),
        amount: case.reservation.deposit,
        state: DepositState::Due.into(),
        idempotency_key: None,
        provider_reference: None,
        attempts: 0,
        failure: None,
        sent_at: None,
        held_until: None,
        created_at: case.now,
        updated_at: case.now,
        version: 1,
    };
    store::keep::insert(&case.tx, row).await?;
    ask_about_deposit(case, deposit_begins(case).await?).await
}

/// A deposit that is not held yet follows the payments to another card.
pub(crate) async fn move_deposit(case: &Case<'_>, from: Option<Id>, to: Id) -> Result<(), StoreError> {
    match store::reservations::reservation::deposit(&case.tx, case.key()).await? {
        Some(row) if row.state == DepositState::Due && row.card_id == from => {
            save_deposit(case, reservation_deposit::Model { card_id: Some(to), ..row }).await
        }
        _ => Ok(()),
    }
}

pub(crate) async fn ask_about_deposit(case: &Case<'_>, at: DateTime<Utc>) -> Result<(), BookingError> {
    Ok(app::enqueue(case.app, &case.tx, JobKind::KeepDeposit, case.key(), at.max(case.now)).await?)
}

pub(super) async fn deposit_begins(case: &Case<'_>) -> Result<DateTime<Utc>, StoreError> {
    case.collection_time(DepositSchedule::of(case.reservation.stay()?).taken_on).await
}

/// A canceled stay needs no deposit.
async fn deposit_ends(case: &Case<'_>) -> Result<DateTime<Utc>, BookingError> {
    if case.status() != Status::Reserved {
        return Ok(case.now);
    }
    Ok(case.collection_time(DepositSchedule::of(case.reservation.stay()?).returned_on).await?)
}

pub(super) async fn save_deposit(
    case: &Case<'_>,
    mut row: reservation_deposit::Model,
) -> Result<(), StoreError> {
    row.updated_at = case.now;
    row.version += 1;
    store::keep::update(&case.tx, row).await
}

/// The job of every deposit: takes the step that is due.
pub(crate) async fn keep_deposit(app: &App, reservation: Key) -> Result<After, BookingError> {
    let case = Case::open(app, reservation).await?;
    let Some(row) = store::reservations::reservation::deposit(&case.tx, reservation).await? else {
        return Ok(After::Nothing);
    };
    let (state, now): (DepositState, _) = (*row.state, case.now);
    let (begins, ends) = (deposit_begins(&case).await?, deposit_ends(&case).await?);
    match state {
        DepositState::Due if ends <= now => {
            save_deposit(&case, reservation_deposit::Model { state: DepositState::Canceled.into(), ..row })
                .await?;
            case.commit().await?;
            Ok(After::Nothing)
        }
        DepositState::Due if now < begins => Ok(After::At(begins)),
        DepositState::Due => hold_deposit(app, case, row).await,
        DepositState::Pending => find_deposit(app, case, row).await,
        DepositState::Held | DepositState::Charged if ends <= now => {
            return_deposit(app, case, row, state).await
        }
        DepositState::Held => match row.held_until {
            Some(until) if now < until => Ok(After::At(until.min(ends))),
            _ => hold_deposit(app, case, row).await,
        },
        DepositState::Charged => Ok(After::At(ends)),
        DepositState::Returned | DepositState::Failed | DepositState::Canceled => Ok(After::Nothing),
    }
}

/// Holds for the first time, or renews: then the old hold is released once the new one stands.
async fn hold_deposit(
    app: &App,
    case: Case<'_>,
    mut row: reservation_deposit::Model,
) -> Result<After, BookingError> {
    let site = site_of(&case).await?;
    let former = row.provider_reference.clone().map(ChargeReference::new);
    row.attempts += 1;
    let attempt = format!("resv-{}-dep-{}-{}", case.key(), row.id.key(), row.attempts);
    let attempt = IdempotencyKey::new(attempt).map_err(|error| StoreError::Broken(error.to_string()))?;
    row.state = DepositState::Pending.into();
    row.idempotency_key = Some(attempt.to_string());
    row.sent_at = Some(case.now);
    let charge = deposit_charge(&case, &row, &site, attempt).await?;
    save_deposit(&case, row.clone()).await?;
    case.note("deposit_sent", charge.attempt.key.as_str()).await?;
    let reservation = case.key();
    case.commit().await?;
    let provider = app.cashier.provider(&site)?;
    check_deposit_recorded(app, reservation, &charge.attempt.key).await?;
    let outcome = provider.charge(&charge).await?;
    settle_deposit(app, reservation, outcome, former, &*provider).await
}

async fn deposit_charge(
    case: &Case<'_>,
    row: &reservation_deposit::Model,
    site: &site::Model,
    attempt: IdempotencyKey,
) -> Result<Charge, BookingError> {
    let card = row.card_id.ok_or(BookingError::NoSuchCard)?;
    let card = store::reservations::reservation::card(&case.tx, card.key())
        .await?
        .ok_or(BookingError::NoSuchCard)?;
    let schedule = DepositSchedule::of(case.reservation.stay()?);
    Ok(Charge {
        attempt: Attempt::first(attempt),
        amount: case.money(row.amount)?,
        card: CardReference::new(card.card_token),
        presence: Presence::OffSession,
        capture: if schedule.is_charged { Capture::Now } else { Capture::Later },
        purpose: Purpose {
            site: site.namespace.clone(),
            reservation: Some(case.key()),
            ..Purpose::default()
        },
        description: format!("{} · deposit", site.name),
    })
}

/// Looks up a deposit whose response was lost.
async fn find_deposit(
    app: &App,
    case: Case<'_>,
    row: reservation_deposit::Model,
) -> Result<After, BookingError> {
    let site = site_of(&case).await?;
    let sent = row.sent_at.unwrap_or(row.updated_at);
    let (reservation, now) = (case.key(), case.now);
    let card = row.card_id.ok_or(BookingError::NoSuchCard)?;
    let card = store::reservations::reservation::card(&case.tx, card.key())
        .await?
        .ok_or(BookingError::NoSuchCard)?;
    drop(case);
    let provider = app.cashier.provider(&site)?;
    let key = IdempotencyKey::new(row.idempotency_key.clone().unwrap_or_default());
    let key = key.map_err(|error| StoreError::Broken(error.to_string()))?;
    let lookup = Lookup::Key { key: &key, card: &CardReference::new(card.card_token) };
    let former = row.provider_reference.clone().map(ChargeReference::new);
    match provider.find_charge(&lookup).await? {
        Some(outcome) => settle_deposit(app, reservation, outcome, former, &*provider).await,
        None if now < sent + CERTAINTY => Ok(After::At(sent + CERTAINTY)),
        None => {
            let decline = Decline { code: "never_arrived".to_owned(), message: "never_arrived".to_owned() };
            let outcome = Outcome::Declined { reference: None, decline };
            settle_deposit(app, reservation, outcome, former, &*provider).await
        }
    }
}

async fn settle_deposit(
    app: &App,
    reservation: Key,
    outcome: Outcome,
    former: Option<ChargeReference>,
    provider: &dyn Provider,
) -> Result<After, BookingError> {
    let case = Case::open(app, reservation).await?;
    let Some(mut row) = store::reservations::reservation::deposit(&case.tx, reservation).await? else {
        return Ok(After::Nothing);
    };
    let ends = deposit_ends(&case).await?;
    let now = case.now;
    let after = match outcome {
        Outcome::Held { reference } => {
            row.state = DepositState::Held.into();
            row.provider_reference = Some(reference.as_str().to_owned());
            row.held_until = Some(now + HOLD_LASTS);
            case.note("deposit_held", reference.as_str()).await?;
            After::At(ends.min(now + HOLD_LASTS))
        }
        Outcome::Paid { reference } => {
            row.state = DepositState::Charged.into();
            row.provider_reference = Some(reference.as_str().to_owned());
            case.note("deposit_charged", reference.as_str()).await?;
            After::At(ends)
        }
        Outcome::Processing { .. } => After::At(now + CERTAINTY),
        // The guest is absent and cannot authenticate, so for a deposit this counts as declined.
        Outcome::NeedsAuthentication { .. } | Outcome::Declined { .. } | Outcome::Canceled { .. } => {
            let again = next_try(row.attempts, now);
            let state = if again.is_some() { DepositState::Due } else { DepositState::Failed };
            row.state = state.into();
            row.failure = Some("The card was refused.".to_owned());
            case.note("deposit_refused", "").await?;
            if again.is_none() {
                reservations::tell_guest(&case, LetterKind::DepositFailed, "").await?;
                reservations::tell_owner(&case, LetterKind::DepositFailedOwner, "").await?;
            }
            again.map_or(After::Nothing, After::At)
        }
    };
    let is_held_anew = row.state == DepositState::Held;
    save_deposit(&case, row).await?;
    case.commit().await?;
    if let Some(former) = former.filter(|_| is_held_anew) {
        provider.release(&former).await?;
    }
    Ok(after)
}

async fn return_deposit(
    app: &App,
    case: Case<'_>,
    row: reservation_deposit::Model,
    state: DepositState,
) -> Result<After, BookingError> {
    let site = site_of(&case).await?;
    let (reservation, amount, now) = (case.key(), case.money(row.amount)?, case.now);
    let certain = row.sent_at.unwrap_or(row.updated_at) + CERTAINTY;
    if now < certain {
        // The last request may still be in transit.
        return Ok(After::At(certain));
    }
    let key = IdempotencyKey::new(format!("resv-{reservation}-depback-{}", row.id.key()));
    let key = key.map_err(|error| StoreError::Broken(error.to_string()))?;
    let reference = ChargeReference::new(row.provider_reference.clone().unwrap_or_default());
    let row =
        reservation_deposit::Model { sent_at: Some(now), idempotency_key: Some(key.to_string()), ..row };
    save_deposit(&case, row).await?;
    case.commit().await?;
    let provider = app.cashier.provider(&site)?;
    check_deposit_recorded(app, reservation, &key).await?;
    if state == DepositState::Held {
        provider.release(&reference).await?;
    } else {
        let refund = Refund { attempt: Attempt::again(key), charge: reference, amount, whole: true };
        match provider.refund(&refund).await? {
            RefundOutcome::Refunded { .. } | RefundOutcome::Processing { .. } => (),
            RefundOutcome::NotYet => return Ok(After::At(now + SETTLED_AFTER)),
            RefundOutcome::Declined(decline) => return Err(BookingError::Declined(decline)),
        }
    }
    let case = Case::open(app, reservation).await?;
    let row = store::reservations::reservation::deposit(&case.tx, reservation).await?;
    let Some(row) = row.filter(|row| row.state == state) else { return Ok(After::Nothing) };
    save_deposit(&case, reservation_deposit::Model { state: DepositState::Returned.into(), ..row }).await?;
    case.note("deposit_returned", "").await?;
    reservations::tell_guest(&case, LetterKind::DepositReturned, "").await?;
    case.commit().await?;
    Ok(After::Nothing)
}
