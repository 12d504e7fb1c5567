//! The payments of a stay that has moved: what was paid counts, what is open follows the new total and the new days, and what is too
//! much goes back.

use chrono::NaiveDate;
use domain::cancelation::newest_first;
use domain::instalments::{Open, Outstanding, outstanding};
use domain::key::Key;
use domain::payment_plan::Instalment;
use domain::reservation::PaymentState;
use store::StoreError;

use super::super::case::Case;

impl Case<'_> {
    /// The payments add up to the plan, less what goes back.
    pub(super) async fn lay_plan(&mut self, plan: &[Instalment], today: NaiveDate) -> Result<(), StoreError> {
        let received = self.received().await?;
        let paid: i64 = received.iter().map(|payment| payment.amount).sum();
        let charging: i64 = self.amount_in(PaymentState::Pending);
        let Outstanding { now, later, surplus } = outstanding(plan, paid + charging, today);
        let now = (now > 0).then_some(Open { due_date: today, amount: now });
        self.write_open(now.into_iter().chain(later)).await?;
        for part in newest_first(&received, surplus) {
            self.give_back(part.payment, part.amount, "The dates were changed").await?;
        }
        Ok(())
    }

    /// The open payments keep their keys as far as they are needed.
    async fn write_open(&mut self, wanted: impl Iterator<Item = Open>) -> Result<(), StoreError> {
        let card_id = self.payments.iter().rev().find_map(|payment| payment.card_id);
        let mut places: Vec<usize> =
            (0..self.payments.len()).rev().filter(|place| self.is_open(*place)).collect();
        for Open { due_date, amount } in wanted {
            let Some(place) = places.pop() else {
                self.add_payment(due_date, amount, card_id).await?;
                continue;
            };
            let payment = &mut self.payments[place];
            (payment.due_date, payment.amount) = (due_date, amount);
            PaymentState::Due.code().clone_into(&mut payment.state);
            (payment.next_attempt_at, payment.failure) = (None, None);
            self.save_payment(place).await?;
        }
        for place in places {
            PaymentState::Canceled.code().clone_into(&mut self.payments[place].state);
            self.save_payment(place).await?;
        }
        Ok(())
    }

    /// What was paid and stayed, and what is still to come: as a bill lists it, with the keys of the payments.
    pub(in super::super) async fn parts(&self) -> Result<(Vec<Instalment>, Vec<Key>), StoreError> {
        let received = self.received().await?;
        let kept = |key: Key| received.iter().find(|part| part.payment == key).map(|part| part.amount);
        let alive = self.payments.iter().filter(|payment| payment.state != PaymentState::Canceled.code());
        let parts = alive.map(|payment| {
            let key = payment.id.key();
            let part = Instalment {
                due_date: payment.due_date,
                amount: kept(key).unwrap_or(payment.amount),
                collect_while_booking: payment.collect_while_booking,
            };
            (part, key)
        });
        Ok(parts.filter(|(part, _)| part.amount > 0).unzip())
    }

    fn is_open(&self, place: usize) -> bool {
        let state = self.payments[place].state.as_str();
        [PaymentState::Due.code(), PaymentState::Failed.code()].contains(&state)
    }

    fn amount_in(&self, state: PaymentState) -> i64 {
        let of = self.payments.iter().filter(|payment| payment.state == state.code());
        of.map(|payment| payment.amount).sum()
    }
}
