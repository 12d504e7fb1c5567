//! Refunds by the owner. Before the stay ends, its total is reduced by the same amount, so that paid and due amounts still agree.

use domain::accounts::role::Permission;
use domain::key::Key;
use domain::reservations::cancelation::{Received, newest_first};
use domain::reservations::reservation::{RefundState, Status};
use domain::text::code::JobKind;
use store::StoreError;
use store::row::charges::reservation_refund;

use crate::access::Caller;
use crate::quotes::Sold;
use crate::reservations::{BookingError, Case, ReservationView};
use crate::{App, app, reservations, stays};

#[derive(Clone, Debug)]
pub struct RefundWish {
    pub amount: i64,
    /// The payment to refund; the newest by default.
    pub payment: Option<Key>,
    pub reason: String,
}

/// Refunds card payments through the provider; cash is returned in cash and only recorded.
pub async fn refund(
    app: &App,
    caller: &Caller,
    reservation: Key,
    wish: &RefundWish,
) -> Result<ReservationView, BookingError> {
    reservations::admit(app, Some(caller), reservation).await?;
    let mut case = Case::open(app, reservation).await?.by(Some(caller), "refund");
    case.check_unlocked()?;
    case.check_nothing_pending()?;
    let mut received = reservations::received(&case).await?;
    if let Some(payment) = wish.payment {
        case.payment(payment)?;
        received.retain(|part| part.payment == payment);
    }
    let most: i64 = received.iter().map(|part| part.amount).sum();
    if wish.amount <= 0 || wish.amount > most {
        return Err(BookingError::TooMuch { most });
    }
    for part in newest_first(&received, wish.amount) {
        give_back_by_hand(&case, part, &wish.reason).await?;
    }
    if case.status() == Status::Reserved {
        lower_total(&mut case, wish.amount).await?;
    }
    case.mention("amount", wish.amount);
    case.mention("reason", wish.reason.trim());
    case.commit().await?;
    reservations::reservation(app, reservation).await
}

/// Sends the same refund again. The total that it reduced stays as it is.
pub async fn retry_refund(app: &App, caller: &Caller, key: Key) -> Result<ReservationView, BookingError> {
    caller.demand(Permission::Reservations)?;
    let refund = if caller.owns(key) {
        store::reservations::reservation::refund(app.store.read(), key).await?
    } else {
        None
    };
    let reservation = refund.ok_or(BookingError::NoSuchPayment)?.reservation_id.key();
    reservations::admit(app, Some(caller), reservation).await?;
    let mut case = Case::open(app, reservation).await?.by(Some(caller), "retry-refund");
    case.check_unlocked()?;
    let row =
        store::reservations::reservation::refund(&case.tx, key).await?.ok_or(BookingError::NoSuchPayment)?;
    if row.state != RefundState::Failed {
        return Err(BookingError::NotFailed);
    }
    // The money may have been returned another way meanwhile.
    let payment = row.payment_id.ok_or(BookingError::NoSuchPayment)?.key();
    let left = reservations::received(&case).await?.into_iter().find(|part| part.payment == payment);
    let most = left.map_or(0, |part| part.amount);
    if row.amount > most {
        return Err(BookingError::TooMuch { most });
    }
    let amount = row.amount;
    let again = reservation_refund::Model {
        state: RefundState::Due.into(),
        // The reference of the failed refund does not apply to the retry.
        provider_reference: None,
        failure: None,
        updated_at: case.now,
        version: row.version + 1,
        ..row
    };
    store::keep::update(&case.tx, again).await?;
    app::enqueue(app, &case.tx, JobKind::SendRefund, key, case.now).await?;
    case.note("refund_due", amount.to_string()).await?;
    case.mention("amount", amount);
    case.commit().await?;
    reservations::reservation(app, reservation).await
}

async fn give_back_by_hand(case: &Case<'_>, part: Received, reason: &str) -> Result<(), StoreError> {
    let place = case.payments.iter().find(|payment| payment.id.key() == part.payment);
    if place.is_some_and(|payment| payment.provider_reference.is_some()) {
        return stays::give_back(case, part.payment, part.amount, reason.trim()).await;
    }
    let row = reservation_refund::Model {
        state: RefundState::Refunded.into(),
        refunded_at: Some(case.now),
        ..stays::refund_row(case, part.payment, part.amount, reason.trim())
    };
    store::keep::insert(&case.tx, row).await?;
    case.note("refunded_by_hand", part.amount.to_string()).await
}

/// Adds a line for the reduction to the bill.
async fn lower_total(case: &mut Case<'_>, amount: i64) -> Result<(), BookingError> {
    let Sold { mut bill, .. } = reservations::sold(case).await?;
    bill.quote = bill.quote.adjusted_to(case.reservation.total - amount);
    reservations::take_sums(case, &bill.quote.totals);
    case.save_reservation().await?;
    Ok(reservations::save_bill(case, bill).await?)
}
