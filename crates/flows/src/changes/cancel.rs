//! Cancellation: the refund is shown in advance, and the actual refund equals it to the cent.

use domain::key::Key;
use domain::listings::terms::Terms;
use domain::money::currency::Currency;
use domain::reservations::cancelation::{Cancelation, Settlement, settle_by_hand};
use domain::reservations::reservation::{PaymentState, Status};
use domain::text::code::{LetterKind, WebhookEvent};

use crate::access::Caller;
use crate::reservations::{BookingError, Case, ReservationView};
use crate::{App, quotes, reservations, stays};

/// The result of canceling now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CancelPreview {
    pub currency: Currency,
    /// Not yet refunded.
    pub paid: i64,
    /// Refunded before, as after a change of dates.
    pub refunded_before: i64,
    pub settlement: Settlement,
    /// What the owner keeps only because it was no longer refundable when the dates were changed; 0 if the policy keeps as much.
    pub kept_by_change: i64,
}

/// The refund depends on who cancels.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CanceledBy {
    /// By the cancellation policy that the stay was sold under.
    Guest,
    Owner(Giving),
}

/// What the owner refunds when canceling.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Giving {
    Everything,
    /// As if the guest had canceled.
    ByPolicy,
    /// This amount, at most what was paid.
    Amount(i64),
}

pub async fn preview_cancel(
    app: &App,
    reservation: Key,
    by: CanceledBy,
) -> Result<CancelPreview, BookingError> {
    let case = Case::open(app, reservation).await?;
    preview(app, &case, by).await
}

/// Enqueues the guest's refund, which a job sends. Without `caller` the guest cancels.
pub async fn cancel(
    app: &App,
    caller: Option<&Caller>,
    reservation: Key,
    by: CanceledBy,
    reason: &str,
) -> Result<(CancelPreview, ReservationView), BookingError> {
    reservations::admit(app, caller, reservation).await?;
    let mut case = Case::open(app, reservation).await?.by(caller, "cancel");
    case.check_unlocked()?;
    if case.status() == Status::Tentative {
        return Err(BookingError::Locked);
    }
    let preview = preview(app, &case, by).await?;
    stays::end_stay(&mut case, reason).await?;
    stays::ask_about_deposit(&case, case.now).await?;
    for refund in &preview.settlement.refunds {
        stays::give_back(&case, refund.payment, refund.amount, "Canceled").await?;
    }
    case.mention("refund", preview.settlement.refunded());
    let by = if by == CanceledBy::Guest { "guest" } else { "owner" };
    case.note("canceled", by).await?;
    reservations::tell_guest(&case, LetterKind::Canceled, "").await?;
    reservations::tell_owner(&case, LetterKind::CanceledOwner, "").await?;
    reservations::announce(&case, WebhookEvent::ReservationCanceled).await?;
    case.commit().await?;
    Ok((preview, reservations::reservation(app, reservation).await?))
}

pub(super) async fn preview(
    _app: &App,
    case: &Case<'_>,
    by: CanceledBy,
) -> Result<CancelPreview, BookingError> {
    // Fails first if the status does not allow canceling.
    case.status().move_to(Status::Canceled)?;
    let received = reservations::received(case).await?;
    let cancelation = cancelation(case).await?;
    let settle_by_policy =
        |cancelation: &Cancelation, terms: &Terms| cancelation.settle(terms.refund.as_deref(), &received);
    let (settlement, kept_by_change) = match by {
        CanceledBy::Owner(Giving::Everything) => (cancelation.settle_in_full(&received), 0),
        CanceledBy::Owner(Giving::Amount(amount)) => (settle_by_hand(amount, &received), 0),
        CanceledBy::Guest | CanceledBy::Owner(Giving::ByPolicy) => {
            let terms = reservations::terms(case).await?;
            let settlement = settle_by_policy(&cancelation, &terms);
            let unchanged = Cancelation { kept_at_least: 0, ..cancelation };
            let kept = settlement.kept - settle_by_policy(&unchanged, &terms).kept;
            (settlement, kept)
        }
    };
    let paid: i64 = received.iter().map(|payment| payment.amount).sum();
    let paid_at_all: i64 = case
        .payments
        .iter()
        .filter(|payment| payment.state == PaymentState::Paid)
        .map(|payment| payment.amount)
        .sum();
    Ok(CancelPreview {
        currency: case.currency()?,
        paid,
        refunded_before: paid_at_all - paid,
        settlement,
        kept_by_change,
    })
}

pub(super) async fn cancelation(case: &Case<'_>) -> Result<Cancelation, BookingError> {
    let (bill, zone) = (reservations::bill(case).await?, case.time_zone().await?);
    Ok(quotes::cancelation(&case.reservation, &bill.quote, zone, case.now)?)
}
