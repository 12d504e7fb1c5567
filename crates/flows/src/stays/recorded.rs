//! Before a request is sent to a provider, checks that another connection can read the row that records it: if the database
//! confirmed a commit but lost it, the guest would be charged without a record.

use domain::key::Key;
use payments::IdempotencyKey;
use store::StoreError;

use crate::App;
use crate::reservations::BookingError;

pub(crate) async fn check_payment_recorded(
    app: &App,
    payment: Key,
    attempt: &IdempotencyKey,
) -> Result<(), BookingError> {
    let row = store::reservations::reservation::payment(app.store.read(), payment).await?;
    check(row.as_ref().and_then(|row| row.idempotency_key.as_deref()), attempt)
}

pub(super) async fn check_refund_recorded(
    app: &App,
    refund: Key,
    attempt: &IdempotencyKey,
) -> Result<(), BookingError> {
    let row = store::reservations::reservation::refund(app.store.read(), refund).await?;
    check(row.as_ref().and_then(|row| row.idempotency_key.as_deref()), attempt)
}

pub(super) async fn check_deposit_recorded(
    app: &App,
    reservation: Key,
    attempt: &IdempotencyKey,
) -> Result<(), BookingError> {
    let row = store::reservations::reservation::deposit(app.store.read(), reservation).await?;
    check(row.as_ref().and_then(|row| row.idempotency_key.as_deref()), attempt)
}

fn check(recorded: Option<&str>, attempt: &IdempotencyKey) -> Result<(), BookingError> {
    if recorded == Some(attempt.as_str()) {
        Ok(())
    } else {
        Err(StoreError::Broken(format!("{} is not recorded, so it is not sent", attempt.as_str())).into())
    }
}
