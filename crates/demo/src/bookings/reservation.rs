//! A reservation with its payments, messages and agreement, and the calendar it belongs to.

use chrono::{NaiveDate, NaiveDateTime};
use domain::reservations::reservation::{PaymentMethod, Status};
use domain::text::code::MessageAuthor;

use super::nights::{Block, Span};
use super::party::Party;
use crate::account::Source;
use crate::home::Home;
use crate::people::Guest;
use crate::site::Site;

/// A home with its reservations and blocks.
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
    /// Time of the booking, request or quote.
    pub created_at: NaiveDateTime,
    /// Time of the rejection or cancellation.
    pub closed_at: Option<NaiveDateTime>,
    /// Expiry of a quote or request; may be past for a quote.
    pub expires_at: Option<NaiveDateTime>,
    pub payments: Vec<Payment>,
    pub refunds: Vec<Refund>,
    pub thread: Option<Thread>,
    pub signature: Option<Signature>,
}

impl Reservation<'_> {
    /// Whether an external channel hides the guest's own e-mail address.
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
    /// Of the total. The payments of a reservation sum to 100.
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
    /// From a range reserved for documentation.
    pub address: String,
    pub agent: &'static str,
}
