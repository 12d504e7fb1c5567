//! Errors of reading and writing threads.

use domain::inbox::message::MessageTextError;
use domain::templates::message_template::Variable;
use store::StoreError;

use crate::access::Denied;
use crate::reservations::BookingError;

/// The error text for offers to a guest who opted out, used everywhere.
pub(crate) const OFFERS_REFUSED: &str = "This guest wants no offers.";

#[derive(Debug, thiserror::Error)]
pub enum ConversationError {
    #[error("no such reservation")]
    NoSuchReservation,
    #[error("no such conversation")]
    NoSuchThread,
    #[error("{}", OFFERS_REFUSED)]
    OffersRefused,
    /// A variable of the text has no value for this guest.
    #[error("there is no value for {0}")]
    NoValue(Variable),
    #[error(transparent)]
    Text(#[from] MessageTextError),
    #[error(transparent)]
    Denied(#[from] Denied),
    #[error(transparent)]
    Store(#[from] StoreError),
}

impl From<BookingError> for ConversationError {
    fn from(error: BookingError) -> Self {
        match error {
            BookingError::Store(error) => Self::Store(error),
            BookingError::Denied(denied) => Self::Denied(denied),
            _ => Self::NoSuchReservation,
        }
    }
}
