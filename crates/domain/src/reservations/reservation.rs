//! The life cycle of a reservation: its transitions, the ownership of its nights, and the headline of its page.

use chrono::TimeDelta;
use thiserror::Error;

use crate::text::code::coded;

/// How long nights are held for a guest who must still authenticate the card payment (3-D Secure).
pub const HOLD: TimeDelta = TimeDelta::minutes(20);

coded! {
    /// The status of a reservation.
    Status as "reservation status" {
        /// Requested; the owner decides.
        Open = "o" / "Open",
        Reserved = "r" / "Reserved",
        /// Its nights are held while the payment is pending.
        Tentative = "t" / "Tentative",
        Declined = "d" / "Declined",
        Canceled = "c" / "Canceled",
        /// Only a quote.
        Quote = "q" / "Quote",
    }
}

coded! {
    /// Whether all payments have been made.
    PaidStatus as "paid status" { Full = "f" / "Paid in full", Unpaid = "u" / "Unpaid" }
}

coded! {
    /// The state of one payment of a reservation.
    PaymentState as "payment state" {
        Due = "due" / "Due",
        /// A charge was sent; its outcome is not known yet.
        Pending = "pending" / "Pending",
        Paid = "paid" / "Paid",
        /// Given up after the last attempt; needs manual action.
        Failed = "failed" / "Failed",
        Canceled = "canceled" / "Canceled",
    }
}

impl PaymentState {
    /// The states without an amount due.
    pub const SETTLED: [Self; 2] = [Self::Paid, Self::Canceled];
}

coded! {
    /// How a payment is made.
    PaymentMethod as "payment method" {
        Card = "card" / "Card",
        /// Collected by the channel of the booking.
        Channel = "channel" / "Channel",
        Check = "check" / "Check",
        Cash = "cash" / "Cash",
    }
}

coded! {
    /// The state of a refund.
    RefundState as "refund state" {
        Due = "due" / "Due",
        Pending = "pending" / "Pending",
        Refunded = "refunded" / "Refunded",
        Failed = "failed" / "Failed",
    }
}

coded! {
    /// The state of the deposit of a stay.
    DepositState as "deposit state" {
        Due = "due",
        /// The hold was requested; its outcome is not known yet.
        Pending = "pending",
        Held = "held",
        /// Charged, because the stay is too long for a hold.
        Charged = "charged",
        Returned = "returned",
        Failed = "failed",
        Canceled = "canceled",
    }
}

coded! {
    /// The state of a change of dates.
    ChangeState as "state of a change" {
        /// Its new nights are held while the difference is paid.
        Open = "open",
        Done = "done",
        /// The difference was not paid: the change was reverted.
        Undone = "undone",
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("a reservation cannot go from {from} to {to}")]
pub struct IllegalMove {
    pub from: Status,
    pub to: Status,
}

impl Status {
    /// The allowed transitions. Any other is a conflict: the request is based on an outdated status.
    pub fn move_to(self, to: Self) -> Result<Self, IllegalMove> {
        let exists = match self {
            Self::Quote => matches!(to, Self::Open | Self::Tentative | Self::Reserved),
            Self::Open => matches!(to, Self::Reserved | Self::Declined | Self::Canceled),
            Self::Tentative => matches!(to, Self::Reserved | Self::Canceled | Self::Quote),
            Self::Reserved => to == Self::Canceled,
            Self::Declined | Self::Canceled => false,
        };
        if exists { Ok(to) } else { Err(IllegalMove { from: self, to }) }
    }

    /// Whether its nights are unavailable to others.
    pub const fn owns_nights(self) -> bool {
        matches!(self, Self::Reserved | Self::Tentative)
    }
}

/// How a quote becomes a booking.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BookingKind {
    /// By accepting the rental agreement; the owner handles the money.
    Agreement,
    /// With a card on file; nothing is due yet.
    Card,
    /// With an immediate payment.
    Payment,
}

impl BookingKind {
    /// `None` for a listing that cannot be booked online.
    pub const fn of(book_online: bool, pay_online: bool, due_now: i64) -> Option<Self> {
        match (book_online, pay_online) {
            (false, false) => None,
            (true, false) => Some(Self::Agreement),
            (_, true) if due_now > 0 => Some(Self::Payment),
            (_, true) => Some(Self::Card),
        }
    }

    pub const fn needs_card(self) -> bool {
        !matches!(self, Self::Agreement)
    }
}

/// The headline of the guest's page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Headline {
    Requested,
    Canceled,
    /// Reserved, but a payment is overdue.
    Overdue,
    Reserved,
}

impl Headline {
    pub const fn of(status: Status, overdue: bool) -> Self {
        match status {
            Status::Canceled | Status::Declined => Self::Canceled,
            Status::Reserved if overdue => Self::Overdue,
            Status::Reserved => Self::Reserved,
            Status::Open | Status::Tentative | Status::Quote => Self::Requested,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_moves_of_the_plan_exist() {
        let moves: Vec<String> = Status::ALL
            .iter()
            .flat_map(|from| Status::ALL.iter().map(move |to| (*from, *to)))
            .filter(|(from, to)| from.move_to(*to).is_ok())
            .map(|(from, to)| format!("{from}{to}"))
            .collect();
        assert_eq!(moves.join(" "), "or od oc rc tr tc tq qo qr qt");
    }

    #[test]
    fn an_illegal_move_names_both_ends() {
        let error = Status::Canceled.move_to(Status::Reserved).unwrap_err();
        assert_eq!(error.to_string(), "a reservation cannot go from c to r");
    }

    #[test]
    fn a_booking_is_one_of_three_kinds() {
        for (book, pay, due, kind) in [
            (false, false, 0, None),
            (true, false, 0, Some(BookingKind::Agreement)),
            (true, false, 100, Some(BookingKind::Agreement)),
            (true, true, 0, Some(BookingKind::Card)),
            (true, true, 1, Some(BookingKind::Payment)),
            (false, true, 1, Some(BookingKind::Payment)),
        ] {
            assert_eq!(BookingKind::of(book, pay, due), kind, "{book} {pay} {due}");
        }
    }

    #[test]
    fn the_page_is_headed_by_what_matters_most() {
        assert_eq!(Headline::of(Status::Reserved, true), Headline::Overdue);
        assert_eq!(Headline::of(Status::Canceled, true), Headline::Canceled);
        assert_eq!(Headline::of(Status::Open, false), Headline::Requested);
        assert_eq!(Headline::of(Status::Reserved, false), Headline::Reserved);
    }
}
