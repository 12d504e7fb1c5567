//! Errors of bookings in responses.

use flows::reservations::{Agreed, BookingError, UnsuitableHome};
use flows::services::{CashierError, PartnerTrouble};
use serde_json::json;

use crate::error::{ApiError, ErrorCode, ErrorOut, data, rate_limited};

/// The time in seconds after which the first of a visitor's holds has certainly ended.
const HOLD_SECONDS: u64 = 31 * 60;

impl From<BookingError> for ApiError {
    fn from(error: BookingError) -> Self {
        match error {
            BookingError::NoSuchReservation
            | BookingError::NoSuchCard
            | BookingError::NoSuchPayment
            | BookingError::NoSuchSource
            | BookingError::OtherPlace => ErrorCode::NotFound.into(),
            BookingError::Denied(denied) => denied.into(),
            BookingError::TooMuch { most } => {
                let told = match most {
                    0 => "Nothing is left to give back.".to_owned(),
                    _ => format!("Between 1 and {most}, in the smallest unit of the currency."),
                };
                Self::field("amount", told)
            }
            BookingError::NotYetPaid => Self::field("paid_on", "This day has not come yet."),
            BookingError::NotOnline => ErrorCode::NotOnline.into(),
            BookingError::Missing(field) => Self::field(field, "This field is required."),
            BookingError::NotAgreed => {
                Self::field("record_agreement", "Accept the rental agreement to book this home.")
            }
            BookingError::ChannelAddress => {
                Self::field("email", "A booking site made this address up. Please give your own.")
            }
            BookingError::CardUnproven => ErrorCode::Authentication.into(),
            BookingError::CardInUse => Self::with_data(
                ErrorCode::InUse,
                "A payment or the deposit still needs this card. Choose another card for it first.",
                data([]),
            ),
            BookingError::OtherProvider => Self::field("provider", "This site has another payment provider."),
            BookingError::Overlap { night } => {
                let detail = "Somebody else has just taken these nights.".to_owned();
                let data = data([("night", json!(night))]);
                Self::Conflict(ErrorOut { code: ErrorCode::Overlap, detail, data })
            }
            BookingError::Declined(decline) => {
                let told = data([("decline_code", json!(decline.code))]);
                Self::with_data(ErrorCode::PaymentDeclined, decline.message, told)
            }
            BookingError::ProviderDown => ErrorCode::PaymentUnavailable.into(),
            BookingError::Payment(error) => {
                tracing::error!(%error, "a request to a payment provider failed");
                ErrorCode::PaymentUnavailable.into()
            }
            BookingError::Locked => Self::Locked,
            BookingError::NotFailed => {
                Self::with_data(ErrorCode::IllegalMove, "This refund is under way or done.", data([]))
            }
            BookingError::TooManyHolds => rate_limited(HOLD_SECONDS),
            BookingError::NothingDue => ErrorCode::NothingDue.into(),
            BookingError::NotChangeable => ErrorCode::NotChangeable.into(),
            BookingError::CalendarUnknown => Self::with_data(
                ErrorCode::NotChangeable,
                "The home's calendar on another site could not be checked just now. Please try again later, or write to the owner.",
                data([("reason", json!("stale_calendar"))]),
            ),
            BookingError::NothingChanges => Self::field("check_in", "The stay is like this already."),
            BookingError::UnsuitableHome(reason) => unsuitable(reason),
            BookingError::PriceChanged(Agreed { total, due_now, refund }) => Self::with_data(
                ErrorCode::PriceChanged,
                ErrorCode::PriceChanged.sentence(),
                data([("total", json!(total)), ("due_now", json!(due_now)), ("refund", json!(refund))]),
            ),
            BookingError::Illegal(illegal) => Self::with_data(
                ErrorCode::IllegalMove,
                ErrorCode::IllegalMove.sentence(),
                data([("from", json!(illegal.from.code())), ("to", json!(illegal.to.code()))]),
            ),
            BookingError::Cashier(CashierError::NoProvider) => ErrorCode::NoCards.into(),
            BookingError::Cashier(error) => Self::fault(error),
            BookingError::Quote(error) => error.into(),
            BookingError::Store(error) | BookingError::Partner(PartnerTrouble::Store(error)) => error.into(),
            BookingError::Partner(error) => {
                tracing::error!(%error, "a request to the partner failed");
                ErrorCode::PartnerUnavailable.into()
            }
            BookingError::Catalog(error) => error.into(),
        }
    }
}

fn unsuitable(reason: UnsuitableHome) -> ApiError {
    let (reason, detail) = match reason {
        UnsuitableHome::NotOnSite => ("not_on_site", "The site of this booking does not offer this home."),
        UnsuitableHome::Partner => ("partner", "Bookings of this home are kept in the partner's system."),
        UnsuitableHome::OtherCurrency => {
            ("other_currency", "The prices of this home are in another currency.")
        }
    };
    ApiError::with_data(ErrorCode::UnsuitableHome, detail, data([("reason", json!(reason))]))
}
