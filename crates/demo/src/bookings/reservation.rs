//! A reservation with all that belongs to it, and the calendar that it is written in.

use chrono::{NaiveDate, NaiveDateTime};
use domain::code::MessageAuthor;
use domain::reservation::{PaymentMethod, Status};

use super::nights::{Block, Span};
use super::party::Party;
use crate::account::Source;
use crate::home::Home;
use crate::people::Guest;
use crate::site::Site;

/// A home with all that is written in its calendar.
#[derive(Debug, Clone)]
pub struct Calendar<'w> {
    pub home: &'w Home,
    pub reservations: Vec<Reservation<'w>>,
    pub blocks: Vec<Block>,
}

#[derive(Debug, Clone)]
pub struct Reservation<'w> {
    pub status: Status,
    pub span: Span,
    pub party: Party,
    pub guest: Guest,
    pub source: &'w Source,
    pub site: &'w Site,
    /// When it was booked, requested or quoted.
    pub created_at: NaiveDateTime,
    /// When it was declined or canceled.
    pub closed_at: Option<NaiveDateTime>,
    /// Until when a quote or request is good; may be past for a quote.
    pub expires_at: Option<NaiveDateTime>,
    pub payments: Vec<Payment>,
    pub refunds: Vec<Refund>,
    pub thread: Option<Thread>,
    pub signature: Option<Signature>,
}

impl Reservation<'_> {
    /// The outside channel hides the guest's own e-mail address.
    pub fn is_proxy_email(&self) -> bool {
        self.source.channel
    }

    pub fn paid_in_full(&self) -> bool {
        self.payments.iter().all(|payment| payment.paid_at.is_some())
    }

    pub fn overdue(&self, today: NaiveDate) -> bool {
        let late = |payment: &Payment| payment.paid_at.is_none() && payment.due < today;
        self.status == Status::Reserved && self.payments.iter().any(late)
    }
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Payment {
    /// Of the total. The payments of a reservation add up to 100.
    pub percent: u32,
    pub due: NaiveDate,
    pub paid_at: Option<NaiveDateTime>,
    pub method: PaymentMethod,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Refund {
    /// Of the total.
    pub percent: u32,
    pub due: NaiveDate,
    pub sent_at: Option<NaiveDateTime>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Thread {
    pub messages: Vec<Message>,
    pub unread: bool,
    pub archived: bool,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Message {
    pub author: MessageAuthor,
    pub sent_at: NaiveDateTime,
    pub text: String,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Signature {
    /// Name of the account's agreement.
    pub agreement: String,
    pub name: String,
    pub signed_at: NaiveDateTime,
    /// From the range that is kept for documentation.
    pub address: String,
    pub agent: &'static str,
}
