//! How far a reservation is paid: the one rule behind lists, pages, e-mails and the dashboard.

use chrono::{Days, NaiveDate};

use super::reservation::{PaymentMethod, PaymentState, Status};
use crate::text::code::coded;

coded! {
    /// How far a reservation is paid.
    PaymentStatus as "payment status" {
        Unpaid = "unpaid" / "Unpaid",
        /// A part is paid, the rest is not due yet.
        Deposit = "deposit" / "Deposit paid",
        Paid = "paid" / "Paid",
        /// A payment was due before today and has not come, whatever became of the last attempt.
        Overdue = "overdue" / "Overdue",
        Refunded = "refunded" / "Refunded",
    }
}

/// One payment of a reservation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Instalment {
    pub state: PaymentState,
    pub method: PaymentMethod,
    pub due_date: NaiveDate,
    pub amount: i64,
}

/// The sums of a reservation's payments and refunds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Balance {
    /// Paid, whatever was refunded later.
    pub received: i64,
    /// Refunded, or the refund is under way.
    pub refunded: i64,
    /// Still to be paid.
    pub balance: i64,
    /// The first day on which a payment is overdue.
    pub overdue_from: Option<NaiveDate>,
}

impl Instalment {
    /// The first day on which the payment is overdue; `None` if it never will be, as it stands. What a channel collects is never
    /// overdue, and neither is a payment of a stay that is not booked.
    pub fn overdue_from(&self, status: Status) -> Option<NaiveDate> {
        match self.state {
            _ if status != Status::Reserved => None,
            // The last attempt was on the due date or later: nothing more happens by itself.
            PaymentState::Failed => Some(self.due_date),
            PaymentState::Due if self.method != PaymentMethod::Channel => {
                self.due_date.checked_add_days(Days::new(1))
            }
            PaymentState::Due | PaymentState::Pending | PaymentState::Paid | PaymentState::Canceled => None,
        }
    }
}

impl Balance {
    pub fn of(status: Status, instalments: impl IntoIterator<Item = Instalment>, refunded: i64) -> Self {
        let is_over = is_over(status);
        let mut sums = Self { refunded, ..Self::default() };
        for instalment in instalments {
            match instalment.state {
                PaymentState::Paid => sums.received += instalment.amount,
                PaymentState::Canceled => {}
                _ if is_over => {}
                PaymentState::Due | PaymentState::Pending | PaymentState::Failed => {
                    sums.balance += instalment.amount;
                }
            }
            let days = [sums.overdue_from, instalment.overdue_from(status)];
            sums.overdue_from = days.into_iter().flatten().min();
        }
        sums
    }

    pub fn is_overdue(&self, today: NaiveDate) -> bool {
        self.overdue_from.is_some_and(|day| day <= today)
    }

    /// `None` if there is nothing to pay and nothing was paid: a declined request, a stay canceled before its first payment.
    pub fn status(&self, status: Status, today: NaiveDate) -> Option<PaymentStatus> {
        let is_over = is_over(status);
        let is_returned = self.refunded > 0 && (is_over || self.refunded >= self.received);
        Some(match (self.received, self.balance) {
            _ if self.is_overdue(today) => PaymentStatus::Overdue,
            (_, 0) if is_returned => PaymentStatus::Refunded,
            (0, 0) if is_over => return None,
            (_, 0) => PaymentStatus::Paid,
            (0, _) => PaymentStatus::Unpaid,
            (_, _) => PaymentStatus::Deposit,
        })
    }
}

/// Nothing more is to be paid for it.
fn is_over(status: Status) -> bool {
    matches!(status, Status::Canceled | Status::Declined)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn day(day: u32) -> NaiveDate {
        NaiveDate::from_ymd_opt(2026, 7, day).unwrap()
    }

    fn by_card(state: PaymentState, due: u32) -> Instalment {
        Instalment { state, method: PaymentMethod::Card, due_date: day(due), amount: 100 }
    }

    #[test]
    fn a_stay_is_as_paid_as_its_payments_and_refunds_say() {
        use PaymentState::{Canceled, Due, Failed, Paid, Pending};
        let today = day(10);
        for (status, payments, refunded, sums, told) in [
            (Status::Reserved, vec![(Due, 10), (Due, 20)], 0, (0, 200), Some(PaymentStatus::Unpaid)),
            (Status::Reserved, vec![(Paid, 1), (Due, 20)], 0, (100, 100), Some(PaymentStatus::Deposit)),
            (Status::Reserved, vec![(Paid, 1), (Pending, 9)], 0, (100, 100), Some(PaymentStatus::Deposit)),
            (Status::Reserved, vec![(Paid, 1), (Due, 9)], 0, (100, 100), Some(PaymentStatus::Overdue)),
            (Status::Reserved, vec![(Paid, 1), (Failed, 10)], 0, (100, 100), Some(PaymentStatus::Overdue)),
            (Status::Reserved, vec![(Paid, 1), (Canceled, 9)], 0, (100, 0), Some(PaymentStatus::Paid)),
            (Status::Reserved, vec![(Paid, 1)], 40, (100, 0), Some(PaymentStatus::Paid)),
            (Status::Reserved, vec![(Paid, 1)], 100, (100, 0), Some(PaymentStatus::Refunded)),
            // A stay that costs nothing.
            (Status::Reserved, vec![], 0, (0, 0), Some(PaymentStatus::Paid)),
            (Status::Open, vec![(Due, 1)], 0, (0, 100), Some(PaymentStatus::Unpaid)),
            (Status::Canceled, vec![(Paid, 1), (Canceled, 9)], 40, (100, 0), Some(PaymentStatus::Refunded)),
            (Status::Canceled, vec![(Paid, 1), (Canceled, 9)], 0, (100, 0), Some(PaymentStatus::Paid)),
            (Status::Canceled, vec![(Canceled, 1)], 0, (0, 0), None),
            (Status::Declined, vec![(Canceled, 1), (Due, 1)], 0, (0, 0), None),
        ] {
            let case = format!("{status} {payments:?} {refunded}");
            let parts = payments.into_iter().map(|(state, due)| by_card(state, due));
            let balance = Balance::of(status, parts, refunded);
            assert_eq!(
                (balance.received, balance.balance, balance.refunded),
                (sums.0, sums.1, refunded),
                "{case}"
            );
            assert_eq!(balance.status(status, today), told, "{case}");
        }
    }

    #[test]
    fn a_payment_is_overdue_on_the_day_after_it_was_due() {
        let due = by_card(PaymentState::Due, 9);
        assert_eq!(due.overdue_from(Status::Reserved), Some(day(10)));
        assert_eq!(by_card(PaymentState::Failed, 9).overdue_from(Status::Reserved), Some(day(9)));
        for status in [Status::Open, Status::Tentative, Status::Canceled, Status::Quote] {
            assert_eq!(due.overdue_from(status), None, "{status}");
        }
        let by_channel = Instalment { method: PaymentMethod::Channel, ..due };
        assert_eq!(by_channel.overdue_from(Status::Reserved), None);
        let both = Balance::of(Status::Reserved, [by_card(PaymentState::Due, 15), due], 0);
        assert_eq!(both.overdue_from, Some(day(10)));
        assert!(both.is_overdue(day(10)) && !both.is_overdue(day(9)));
    }
}
