//! Nothing is sent to a provider before another connection can read the row that remembers it: what a database confirmed and did not
//! keep would be paid for and known to nobody.

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
    let row = store::reservation::payment(app.store.read(), payment).await?;
    check(row.as_ref().and_then(|row| row.idempotency_key.as_deref()), attempt)
}

pub(super) async fn check_refund_recorded(
    app: &App,
    refund: Key,
    attempt: &IdempotencyKey,
) -> Result<(), BookingError> {
    let row = store::reservation::refund(app.store.read(), refund).await?;
    check(row.as_ref().and_then(|row| row.idempotency_key.as_deref()), attempt)
}

pub(super) async fn check_deposit_recorded(
    app: &App,
    reservation: Key,
    attempt: &IdempotencyKey,
) -> Result<(), BookingError> {
    let row = store::reservation::deposit(app.store.read(), reservation).await?;
    check(row.as_ref().and_then(|row| row.idempotency_key.as_deref()), attempt)
}

fn check(recorded: Option<&str>, attempt: &IdempotencyKey) -> Result<(), BookingError> {
    if recorded == Some(attempt.as_str()) {
        Ok(())
    } else {
        Err(StoreError::Broken(format!("{} is not recorded, so it is not sent", attempt.as_str())).into())
    }
}
