//! Errors of bookings. A booking is a saga: one transaction takes the nights and records the charge, then the provider is called,
//! and the next transaction stores the result. If a step fails in between, a job asks for the state of the charge and completes
//! or undoes the booking.

use chrono::{NaiveDate, TimeDelta};
use domain::reservations::reservation::IllegalMove;
use payments::{Decline, PaymentError};
use store::StoreError;

use crate::access::Denied;
use crate::cache::CatalogError;
use crate::quotes::QuoteError;
use crate::services::{CashierError, PartnerTrouble};

/// A charge sent longer ago has either arrived or never will: longer than all of our timeouts.
pub(crate) const CERTAINTY: TimeDelta = TimeDelta::seconds(120);

#[derive(Debug, thiserror::Error)]
pub enum BookingError {
    #[error("no such reservation")]
    NoSuchReservation,
    #[error("no such card")]
    NoSuchCard,
    #[error("no such payment")]
    NoSuchPayment,
    #[error("the quote belongs to another site or property")]
    OtherPlace,
    #[error("this home is not booked online")]
    NotOnline,
    #[error("{0} is needed")]
    Missing(&'static str),
    #[error("the guest has not accepted the rental agreement")]
    NotAgreed,
    #[error("the card must be proven first")]
    CardUnproven,
    #[error("a payment or the deposit needs the card")]
    CardInUse,
    #[error("the site has another payment provider")]
    OtherProvider,
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
    #[error("nothing is due")]
    NothingDue,
    #[error("at most {most} can be paid or given back")]
    TooMuch { most: i64 },
    #[error("money is recorded once it has come")]
    NotYetPaid,
    #[error("the address is one that a channel made up")]
    ChannelAddress,
    #[error("the refund has not failed")]
    NotFailed,
    #[error("no such source")]
    NoSuchSource,
    #[error("the stay cannot be changed any more")]
    NotChangeable,
    #[error("what other channels have sold is not known")]
    CalendarUnknown,
    #[error("the stay is like this already")]
    NothingChanges,
    #[error("the stay cannot be moved to this home: {0:?}")]
    UnsuitableHome(UnsuitableHome),
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

/// Why a stay cannot be moved to a home.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum UnsuitableHome {
    /// The site of the booking does not sell it.
    NotOnSite,
    /// Its bookings are kept in the partner's system.
    Partner,
    /// Its prices are in another currency.
    OtherCurrency,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Agreed {
    pub total: i64,
    pub due_now: i64,
    pub refund: i64,
}
