//! Recording refunds to be sent, and giving back uses of promotions.

use domain::key::Key;
use domain::reservations::reservation::RefundState;
use domain::text::code::JobKind;
use store::StoreError;
use store::row::charges::reservation_refund;

use crate::reservations::Case;
use crate::{app, reservations};

/// Gives back the uses of promotions, one for each booking, after the booking has failed.
pub(super) async fn give_promotions_back(case: &Case<'_>) -> Result<(), StoreError> {
    for promotion in &reservations::bill(case).await?.promotions {
        store::quotes::promotion::give_use_back(&case.tx, promotion.key).await?;
    }
    Ok(())
}

/// Refunds money that arrived too late, or exceeds the due amount.
pub(crate) async fn give_back(
    case: &Case<'_>,
    payment: Key,
    amount: i64,
    reason: &str,
) -> Result<(), StoreError> {
    let refund = refund_row(case, payment, amount, reason);
    let key = refund.id.key();
    store::keep::insert(&case.tx, refund).await?;
    app::enqueue(case.app, &case.tx, JobKind::SendRefund, key, case.now).await?;
    case.note("refund_due", amount.to_string()).await
}

pub(crate) fn refund_row(
    case: &Case<'_>,
    payment: Key,
    amount: i64,
    reason: &str,
) -> reservation_refund::Model {
    reservation_refund::Model {
        account_id: case.reservation.account_id,
        id: case.app.new_key(case.key().account()).into(),
        reservation_id: case.reservation.id,
        payment_id: Some(payment.into()),
        amount,
        reason: reason.to_owned(),
        state: RefundState::Due.into(),
        provider_reference: None,
        refunded_at: None,
        attempts: 0,
        idempotency_key: None,
        sent_at: None,
        failure: None,
        created_at: case.now,
        updated_at: case.now,
        version: 1,
    }
}
