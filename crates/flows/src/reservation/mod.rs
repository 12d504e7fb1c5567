//! From the quote to the stay. A booking is a saga: nights are owned and the charge is written down in one transaction, the provider
//! is asked, and what it said is kept in the next. Whatever breaks in between, a job asks what became of it and goes on or undoes.

mod agreement;
mod announcement;
mod book;
mod cancel;
mod case;
mod change;
mod charge;
mod collect;
mod contact;
mod deposit;
mod mirror;
mod nights;
mod notice;
mod outcome;
mod owner;
mod partner;
mod partner_watch;
mod recorded;
mod refund;
mod request;
mod rows;
mod session;
mod settle;
mod sold;
mod view;

use chrono::{NaiveDate, TimeDelta};
use domain::reservation::IllegalMove;
use payments::{Decline, PaymentError};
use store::StoreError;

use crate::access::Denied;
use crate::cashier::CashierError;
use crate::catalog::CatalogError;
use crate::partner::PartnerTrouble;
use crate::quote::QuoteError;

pub use agreement::Signing;
pub use book::Wish;
pub use cancel::{CancelPreview, CanceledBy, Giving};
pub use change::{Agreed, ChangePreview, ChangeWish, Mover};
pub use charge::ChargeWish;
pub use contact::ContactWish;
pub use owner::{
    GuestLink, HistoryEntry, NewReservation, NewStay, OutsidePayment, RefundWish, Rehearsal, StayPreview,
};
pub use payments::Presence;
pub use session::{PaymentPage, SessionWish};
pub use view::{Moment, MomentKind, ReservationView};

/// A charge that was sent so long ago has arrived or never will: longer than any of our time limits.
const CERTAINTY: TimeDelta = TimeDelta::seconds(120);

#[derive(Debug, thiserror::Error)]
pub enum BookingError {
    #[error("there is no such reservation")]
    NoSuchReservation,
    #[error("there is no such card")]
    NoSuchCard,
    #[error("there is no such payment")]
    NoSuchPayment,
    #[error("the quote belongs to another site or property")]
    OtherPlace,
    #[error("this home is not booked online")]
    NotOnline,
    #[error("{0} is needed")]
    Missing(&'static str),
    #[error("the card must be proven first")]
    CardUnproven,
    #[error("{night} was just taken")]
    Overlap { night: NaiveDate },
    #[error("the payment was declined: {}", .0.message)]
    Declined(Decline),
    #[error("the payment provider cannot be asked")]
    ProviderDown,
    #[error("the reservation is locked")]
    Locked,
    #[error("the guest holds other stays and has not paid for them")]
    TooManyHolds,
    #[error("there is nothing to pay")]
    NothingDue,
    #[error("at most {most} can be paid or given back")]
    TooMuch { most: i64 },
    #[error("money is recorded once it has come")]
    NotYetPaid,
    #[error("the address is one that a channel made up")]
    ChannelAddress,
    #[error("the refund has not failed")]
    NotFailed,
    #[error("there is no such source")]
    NoSuchSource,
    #[error("the dates cannot be changed any more")]
    NotChangeable,
    #[error("what other channels have sold is not known")]
    CalendarUnknown,
    #[error("these are the dates already")]
    SameDates,
    #[error("the price has changed meanwhile")]
    PriceChanged(Agreed),
    #[error(transparent)]
    Denied(#[from] Denied),
    #[error(transparent)]
    Illegal(#[from] IllegalMove),
    #[error(transparent)]
    Quote(#[from] QuoteError),
    #[error(transparent)]
    Cashier(#[from] CashierError),
    #[error(transparent)]
    Payment(#[from] PaymentError),
    #[error(transparent)]
    Partner(#[from] PartnerTrouble),
    #[error(transparent)]
    Catalog(#[from] CatalogError),
    #[error(transparent)]
    Store(#[from] StoreError),
}
