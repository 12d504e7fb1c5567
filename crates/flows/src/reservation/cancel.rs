//! Canceling: what comes back is shown before, and is the same to the cent after.

use domain::cancelation::{Cancelation, Received, Settlement, settle_by_hand};
use domain::code::{LetterKind, WebhookEvent};
use domain::currency::Currency;
use domain::key::Key;
use domain::reservation::{PaymentState, RefundState, Status};
use domain::stay::Stay;
use store::StoreError;

use super::case::Case;
use super::{BookingError, ReservationView};
use crate::House;
use crate::access::Caller;

/// What canceling now would mean.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CancelPreview {
    pub currency: Currency,
    pub paid: i64,
    pub settlement: Settlement,
}

/// Who cancels decides what comes back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CanceledBy {
    /// By the policy that the stay was sold under.
    Guest,
    Owner(Giving),
}

/// What an owner gives back who cancels.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Giving {
    Everything,
    /// As if the guest had canceled.
    ByPolicy,
    /// So much, as far as it was paid.
    Amount(i64),
}

impl House {
    pub async fn preview_cancel(
        &self,
        reservation: Key,
        by: CanceledBy,
    ) -> Result<CancelPreview, BookingError> {
        let case = Case::open(self, reservation).await?;
        self.preview(&case, by).await
    }

    /// The guest's refund is on its way when this returns; sending it is a job's business. Without a caller it is the guest who cancels.
    pub async fn cancel(
        &self,
        caller: Option<&Caller>,
        reservation: Key,
        by: CanceledBy,
        reason: &str,
    ) -> Result<(CancelPreview, ReservationView), BookingError> {
        self.admit(caller, reservation).await?;
        let mut case = Case::open(self, reservation).await?.by(caller, "cancel");
        case.check_unlocked()?;
        if case.status()? == Status::Tentative {
            return Err(BookingError::Locked);
        }
        let preview = self.preview(&case, by).await?;
        case.end_stay(reason).await?;
        case.ask_about_deposit(case.now).await?;
        for refund in &preview.settlement.refunds {
            case.give_back(refund.payment, refund.amount, "Canceled").await?;
        }
        case.mention("refund", preview.settlement.refunded());
        let by = if by == CanceledBy::Guest { "guest" } else { "owner" };
        case.note("canceled", by).await?;
        case.tell_guest(LetterKind::Canceled, "").await?;
        case.tell_owner(LetterKind::CanceledOwner, "").await?;
        case.announce(WebhookEvent::ReservationCanceled).await?;
        case.commit().await?;
        Ok((preview, self.reservation(reservation).await?))
    }

    pub(super) async fn preview(
        &self,
        case: &Case<'_>,
        by: CanceledBy,
    ) -> Result<CancelPreview, BookingError> {
        // Nothing can come of it where the move does not exist.
        case.status()?.move_to(Status::Canceled)?;
        let received = case.received().await?;
        let cancelation = self.cancelation(case).await?;
        let settlement = match by {
            CanceledBy::Owner(Giving::Everything) => cancelation.settle_in_full(&received),
            CanceledBy::Owner(Giving::Amount(amount)) => settle_by_hand(amount, &received),
            CanceledBy::Guest | CanceledBy::Owner(Giving::ByPolicy) => {
                cancelation.settle(case.terms().await?.refund.as_deref(), &received)
            }
        };
        let paid = received.iter().map(|payment| payment.amount).sum();
        Ok(CancelPreview { currency: case.currency()?, paid, settlement })
    }

    pub(super) async fn cancelation(&self, case: &Case<'_>) -> Result<Cancelation, BookingError> {
        let row = &case.reservation;
        let zone = case.time_zone().await?;
        let booked_at = row.booked_at.unwrap_or(row.created_at);
        let stay = Stay::new(row.check_in, row.check_out);
        Ok(Cancelation {
            stay: stay.map_err(|error| StoreError::Broken(error.to_string()))?,
            total: row.total,
            kept_at_least: row.kept_at_least,
            booked_at,
            booked_on: booked_at.with_timezone(&zone).date_naive(),
            canceled_at: case.now,
            canceled_on: case.now.with_timezone(&zone).date_naive(),
        })
    }
}

impl Case<'_> {
    /// Nothing of it is to come any more.
    pub(super) async fn end_stay(&mut self, reason: &str) -> Result<(), BookingError> {
        self.reservation.canceled_at = Some(self.now);
        self.reservation.cancel_reason = Some(reason.trim().to_owned());
        self.reservation.hold_until = None;
        self.move_to(Status::Canceled).await?;
        self.undo_open_changes().await?;
        self.release_nights().await?;
        self.drop_open_payments().await?;
        Ok(self.house.cancel_messages_of(&self.tx, self.key()).await?)
    }

    /// What has arrived and not gone back, the oldest first.
    pub(super) async fn received(&self) -> Result<Vec<Received>, StoreError> {
        let refunds = store::reservation::refunds(&self.tx, self.key()).await?;
        let mut paid: Vec<_> =
            self.payments.iter().filter(|payment| payment.state == PaymentState::Paid.code()).collect();
        paid.sort_by_key(|payment| (payment.paid_at, payment.position));
        let back = |payment: Key| -> i64 {
            let of = refunds.iter().filter(|refund| refund.payment_id.is_some_and(|id| id.key() == payment));
            of.filter(|refund| refund.state != RefundState::Failed.code()).map(|refund| refund.amount).sum()
        };
        let received = paid.into_iter().map(|payment| {
            let key = payment.id.key();
            Received { payment: key, amount: (payment.amount - back(key)).max(0) }
        });
        Ok(received.collect())
    }

    async fn drop_open_payments(&mut self) -> Result<(), StoreError> {
        for place in 0..self.payments.len() {
            let state = self.payments[place].state.as_str();
            if state == PaymentState::Due.code() || state == PaymentState::Failed.code() {
                PaymentState::Canceled.code().clone_into(&mut self.payments[place].state);
                self.save_payment(place).await?;
            }
        }
        Ok(())
    }
}
