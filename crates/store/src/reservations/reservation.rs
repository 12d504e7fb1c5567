//! Reservations with their payments, refunds, cards and steps. A reservation's row is the lock of everything below it: every
//! writer locks that row first.

use chrono::{DateTime, NaiveDate, Utc};
use domain::key::{AccountId, Key};
use domain::reservations::balance::Balance;
use domain::reservations::reservation::{PaidStatus, PaymentState, RefundState, Status};
use sea_orm::sea_query::{Expr, ExprTrait, Func};
use sea_orm::{
    ColumnTrait, ConnectionTrait, EntityTrait, PaginatorTrait, QueryFilter, QueryOrder, QuerySelect, Select,
};

use crate::calendars::night;
use crate::row::calendars::calendar_event;
use crate::row::charges::{reservation_card, reservation_deposit, reservation_payment, reservation_refund};
use crate::row::policies::signature;
use crate::row::reservations::{booking_step, reservation, reservation_bill};
use crate::row::{AccountNumber, Id};
use crate::{StoreError, Tx};

pub async fn find(db: &impl ConnectionTrait, key: Key) -> Result<Option<reservation::Model>, StoreError> {
    Ok(reservation::Entity::find_by_id(id(key)).one(db).await?)
}

/// Locks the reservation until the end of the transaction.
pub async fn lock(tx: &Tx, key: Key) -> Result<Option<reservation::Model>, StoreError> {
    Ok(reservation::Entity::find_by_id(id(key)).lock_exclusive().one(tx).await?)
}

/// The reservation made from a quote.
pub async fn find_by_quote(
    db: &impl ConnectionTrait,
    quote: Key,
) -> Result<Option<reservation::Model>, StoreError> {
    Ok(of_quote(quote).one(db).await?)
}

pub async fn lock_by_quote(tx: &Tx, quote: Key) -> Result<Option<reservation::Model>, StoreError> {
    Ok(of_quote(quote).lock_exclusive().one(tx).await?)
}

fn of_quote(quote: Key) -> Select<reservation::Entity> {
    reservation::Entity::find()
        .filter(reservation::Column::AccountId.eq(AccountNumber::from(quote.account())))
        .filter(reservation::Column::QuoteId.eq(Id::from(quote)))
}

/// The number of unpaid holds with an e-mail address, in upper or lower case.
pub async fn count_holds(
    tx: &Tx,
    account: AccountId,
    email: &str,
    now: DateTime<Utc>,
) -> Result<u64, StoreError> {
    let holds = reservation::Entity::find()
        .filter(reservation::Column::AccountId.eq(AccountNumber::from(account)))
        .filter(reservation::Column::Status.eq(Status::Tentative.code()))
        .filter(Func::lower(Expr::col(reservation::Column::Email)).eq(Func::lower(email)))
        .filter(reservation::Column::HoldUntil.gt(now));
    Ok(holds.count(tx).await?)
}

/// Updates the redundant columns for lists: how far the reservation is paid, and of its payments the reservation's status and the
/// day from which they are overdue.
pub async fn agree(tx: &Tx, row: &reservation::Model) -> Result<(), StoreError> {
    let status = *row.status;
    let payments = payments(tx, row.id.key()).await?;
    for payment in &payments {
        let overdue_from = payment.instalment().overdue_from(status);
        if payment.reservation_status == status && payment.overdue_from == overdue_from {
            continue;
        }
        reservation_payment::Entity::update_many()
            .col_expr(reservation_payment::Column::ReservationStatus, Expr::value(row.status))
            .col_expr(reservation_payment::Column::OverdueFrom, Expr::value(overdue_from))
            .filter(reservation_payment::Column::AccountId.eq(row.account_id))
            .filter(reservation_payment::Column::Id.eq(payment.id))
            .exec(tx)
            .await?;
    }
    let is_open = payments.iter().any(|payment| !PaymentState::SETTLED.contains(&payment.state));
    let paid_status = if is_open { PaidStatus::Unpaid } else { PaidStatus::Full };
    let refunded = refunds(tx, row.id.key()).await?;
    let refunded = refunded.iter().filter(|refund| refund.state != RefundState::Failed);
    let refunded = refunded.map(|refund| refund.amount).sum();
    let balance = Balance::of(status, payments.iter().map(reservation_payment::Model::instalment), refunded);
    if row.paid_status == paid_status && row.balance() == balance {
        return Ok(());
    }
    reservation::Entity::update_many()
        .col_expr(reservation::Column::PaidStatus, Expr::value(paid_status.code()))
        .col_expr(reservation::Column::Received, Expr::value(balance.received))
        .col_expr(reservation::Column::Refunded, Expr::value(balance.refunded))
        .col_expr(reservation::Column::Balance, Expr::value(balance.balance))
        .col_expr(reservation::Column::OverdueFrom, Expr::value(balance.overdue_from))
        .filter(reservation::Column::AccountId.eq(row.account_id))
        .filter(reservation::Column::Id.eq(row.id))
        .exec(tx)
        .await?;
    Ok(())
}

/// The same for all reservations of an account, whose rows were written by an older program.
pub async fn agree_all(tx: &Tx, account: AccountId) -> Result<(), StoreError> {
    let all = reservation::Entity::find()
        .filter(reservation::Column::AccountId.eq(AccountNumber::from(account)))
        .all(tx)
        .await?;
    for row in &all {
        agree(tx, row).await?;
    }
    Ok(())
}

/// Reservations in some states with nights at some properties from `first` until before `end`, ordered by check-in.
pub async fn staying(
    db: &impl ConnectionTrait,
    account: AccountId,
    properties: &[Key],
    (first, end): (NaiveDate, NaiveDate),
    states: &[Status],
) -> Result<Vec<reservation::Model>, StoreError> {
    Ok(reservation::Entity::find()
        .filter(reservation::Column::AccountId.eq(AccountNumber::from(account)))
        .filter(reservation::Column::PropertyId.is_in(properties.iter().copied().map(Id::from)))
        .filter(reservation::Column::CheckIn.lt(end))
        .filter(reservation::Column::CheckOut.gt(first))
        .filter(reservation::Column::Status.is_in(states.iter().map(|state| state.code())))
        .order_by_asc(reservation::Column::CheckIn)
        .order_by_asc(reservation::Column::Id)
        .all(db)
        .await?)
}

/// The number of requested, held or booked reservations that have not ended.
pub async fn count_unfinished(
    db: &impl ConnectionTrait,
    account: AccountId,
    today: NaiveDate,
) -> Result<u64, StoreError> {
    let states = [Status::Open, Status::Tentative, Status::Reserved];
    Ok(reservation::Entity::find()
        .filter(reservation::Column::AccountId.eq(AccountNumber::from(account)))
        .filter(reservation::Column::Status.is_in(states.iter().map(|state| state.code())))
        .filter(reservation::Column::CheckOut.gte(today))
        .count(db)
        .await?)
}

/// The booked stays from today on.
pub async fn to_come(
    db: &impl ConnectionTrait,
    account: AccountId,
    today: NaiveDate,
) -> Result<Vec<Key>, StoreError> {
    let ids: Vec<Id> = reservation::Entity::find()
        .select_only()
        .column(reservation::Column::Id)
        .filter(reservation::Column::AccountId.eq(AccountNumber::from(account)))
        .filter(reservation::Column::Status.eq(Status::Reserved.code()))
        .filter(reservation::Column::CheckIn.gte(today))
        .order_by_asc(reservation::Column::CheckIn)
        .order_by_asc(reservation::Column::Id)
        .into_tuple()
        .all(db)
        .await?;
    Ok(ids.into_iter().map(Id::key).collect())
}

/// The bill it was sold under; every reservation has one.
pub async fn bill(db: &impl ConnectionTrait, key: Key) -> Result<reservation_bill::Model, StoreError> {
    let row = reservation_bill::Entity::find_by_id(id(key)).one(db).await?;
    row.ok_or_else(|| StoreError::Broken(format!("the reservation {key} has no bill")))
}

/// Ordered by due date.
pub async fn payments(
    db: &impl ConnectionTrait,
    reservation: Key,
) -> Result<Vec<reservation_payment::Model>, StoreError> {
    Ok(reservation_payment::Entity::find()
        .filter(reservation_payment::Column::AccountId.eq(AccountNumber::from(reservation.account())))
        .filter(reservation_payment::Column::ReservationId.eq(Id::from(reservation)))
        .order_by_asc(reservation_payment::Column::Position)
        .all(db)
        .await?)
}

pub async fn payment(
    db: &impl ConnectionTrait,
    key: Key,
) -> Result<Option<reservation_payment::Model>, StoreError> {
    Ok(reservation_payment::Entity::find_by_id(id(key)).one(db).await?)
}

/// The payment with a provider's reference, of a charge or of the provider's payment page.
pub async fn payment_by_reference(
    db: &impl ConnectionTrait,
    account: AccountId,
    reference: &str,
) -> Result<Option<reservation_payment::Model>, StoreError> {
    // Two queries: with OR, SQLite scans the whole account.
    for name in
        [reservation_payment::Column::ProviderReference, reservation_payment::Column::SessionReference]
    {
        let found = reservation_payment::Entity::find()
            .filter(reservation_payment::Column::AccountId.eq(AccountNumber::from(account)))
            .filter(name.eq(reference))
            .one(db)
            .await?;
        if found.is_some() {
            return Ok(found);
        }
    }
    Ok(None)
}

pub async fn refunds(
    db: &impl ConnectionTrait,
    reservation: Key,
) -> Result<Vec<reservation_refund::Model>, StoreError> {
    let mut refunds = reservation_refund::Entity::find()
        .filter(reservation_refund::Column::AccountId.eq(AccountNumber::from(reservation.account())))
        .filter(reservation_refund::Column::ReservationId.eq(Id::from(reservation)))
        .all(db)
        .await?;
    // Sorted here: with ORDER BY, SQLite scans the whole account in this order.
    refunds.sort_unstable_by_key(|refund| refund.id);
    Ok(refunds)
}

pub async fn refund(
    db: &impl ConnectionTrait,
    key: Key,
) -> Result<Option<reservation_refund::Model>, StoreError> {
    Ok(reservation_refund::Entity::find_by_id(id(key)).one(db).await?)
}

pub async fn refund_by_reference(
    db: &impl ConnectionTrait,
    account: AccountId,
    reference: &str,
) -> Result<Option<reservation_refund::Model>, StoreError> {
    Ok(reservation_refund::Entity::find()
        .filter(reservation_refund::Column::AccountId.eq(AccountNumber::from(account)))
        .filter(reservation_refund::Column::ProviderReference.eq(reference))
        .one(db)
        .await?)
}

pub async fn card(
    db: &impl ConnectionTrait,
    key: Key,
) -> Result<Option<reservation_card::Model>, StoreError> {
    Ok(reservation_card::Entity::find_by_id(id(key)).one(db).await?)
}

/// Cards stored for a quote or for the reservation made from it, newest first, without removed ones.
pub async fn cards(
    db: &impl ConnectionTrait,
    quote: Key,
    reservation: Option<Key>,
) -> Result<Vec<reservation_card::Model>, StoreError> {
    let mut cards = cards_ever(db, quote, reservation).await?;
    cards.retain(|card| card.removed_at.is_none());
    Ok(cards)
}

/// Like `cards`, with removed ones.
pub async fn cards_ever(
    db: &impl ConnectionTrait,
    quote: Key,
    reservation: Option<Key>,
) -> Result<Vec<reservation_card::Model>, StoreError> {
    let of_quote = reservation_card::Column::QuoteId.eq(Id::from(quote));
    let of_stay = reservation.map(|key| reservation_card::Column::ReservationId.eq(Id::from(key)));
    let mut cards = Vec::new();
    for of in [Some(of_quote), of_stay].into_iter().flatten() {
        let own = reservation_card::Column::AccountId.eq(AccountNumber::from(quote.account()));
        cards.extend(reservation_card::Entity::find().filter(own).filter(of).all(db).await?);
    }
    cards.sort_unstable_by_key(|card| std::cmp::Reverse(card.id));
    cards.dedup_by_key(|card| card.id);
    Ok(cards)
}

pub async fn deposit(
    db: &impl ConnectionTrait,
    reservation: Key,
) -> Result<Option<reservation_deposit::Model>, StoreError> {
    Ok(reservation_deposit::Entity::find()
        .filter(reservation_deposit::Column::AccountId.eq(AccountNumber::from(reservation.account())))
        .filter(reservation_deposit::Column::ReservationId.eq(Id::from(reservation)))
        .one(db)
        .await?)
}

/// In chronological order.
pub async fn steps(
    db: &impl ConnectionTrait,
    reservation: Key,
) -> Result<Vec<booking_step::Model>, StoreError> {
    Ok(booking_step::Entity::find()
        .filter(booking_step::Column::AccountId.eq(AccountNumber::from(reservation.account())))
        .filter(booking_step::Column::ReservationId.eq(Id::from(reservation)))
        .order_by_asc(booking_step::Column::At)
        .order_by_asc(booking_step::Column::Id)
        .all(db)
        .await?)
}

/// Signed rental agreements, newest first.
pub async fn signatures(
    db: &impl ConnectionTrait,
    reservation: Key,
) -> Result<Vec<signature::Model>, StoreError> {
    Ok(signature::Entity::find()
        .filter(signature::Column::AccountId.eq(AccountNumber::from(reservation.account())))
        .filter(signature::Column::ReservationId.eq(Id::from(reservation)))
        .order_by_desc(signature::Column::SignedAt)
        .all(db)
        .await?)
}

/// Its calendar events.
pub async fn events(
    db: &impl ConnectionTrait,
    reservation: Key,
) -> Result<Vec<calendar_event::Model>, StoreError> {
    Ok(calendar_event::Entity::find()
        .filter(calendar_event::Column::AccountId.eq(AccountNumber::from(reservation.account())))
        .filter(calendar_event::Column::ReservationId.eq(Id::from(reservation)))
        .all(db)
        .await?)
}

/// The nights of a home that it owns in the ledger, through any of its events.
pub async fn nights(
    db: &impl ConnectionTrait,
    reservation: Key,
    property: Key,
) -> Result<Vec<NaiveDate>, StoreError> {
    let mut nights = Vec::new();
    let events = events(db, reservation).await?;
    for event in events.iter().filter(|event| event.property_id.key() == property) {
        nights.extend(night::of_event(db, reservation.account(), event.id.key()).await?);
    }
    Ok(nights)
}

fn id(key: Key) -> (AccountNumber, Id) {
    (AccountNumber::from(key.account()), Id::from(key))
}
