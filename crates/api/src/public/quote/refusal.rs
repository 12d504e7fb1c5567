//! Refusals in responses: code, sentence, and data that helps to choose another stay or another promotion.

use domain::price::promotion::PromotionRefusal;
use domain::quotes::refusal::Refusal;
use domain::time::stay::Stay;
use flows::quotes::{PromotionError, QuoteError};
use serde_json::{Value, json};

use crate::error::{ApiError, ErrorCode, ErrorOut, FieldErrors, data};

impl From<QuoteError> for ApiError {
    fn from(error: QuoteError) -> Self {
        match error {
            QuoteError::NoSuchProperty | QuoteError::NoSuchQuote => ErrorCode::NotFound.into(),
            QuoteError::NoSuchAddon(key) => {
                Self::field("addons", format!("There is no add-on {key} for this home."))
            }
            QuoteError::Refused { refusal, nearest, partner_email } => {
                Self::Refused(refused(refusal, &nearest, partner_email))
            }
            QuoteError::Expired { property, slug } => Self::with_data(
                ErrorCode::Expired,
                ErrorCode::Expired.sentence(),
                data([("property", json!(property.to_string())), ("slug", json!(slug))]),
            ),
            QuoteError::AddressNotAskedFor(fields) => {
                let why = || vec!["This quote asks for no address.".to_owned()];
                Self::Fields(FieldErrors(fields.into_iter().map(|name| (name.to_owned(), why())).collect()))
            }
            QuoteError::MayNotModify => ErrorCode::MayNotModify.into(),
            QuoteError::Booked => ErrorCode::Booked.into(),
            QuoteError::Stale => ErrorCode::Stale.into(),
            QuoteError::Stay(error) => Self::field("check_out", error.to_string()),
            QuoteError::Party(error) => Self::field("adults", error.to_string()),
            QuoteError::Promotions(errors) => Self::Refused(promotion_errors(&errors)),
            QuoteError::Catalog(error) => error.into(),
            QuoteError::Store(error) => error.into(),
        }
    }
}

pub(crate) fn refused(refusal: Refusal, nearest: &[Stay], partner_email: Option<String>) -> ErrorOut {
    let (code, detail, mut told) = describe(refusal);
    if !nearest.is_empty() {
        told.insert("nearest".to_owned(), nearest.iter().copied().map(dates).collect());
    }
    if let Some(email) = partner_email {
        told.insert("email".to_owned(), json!(email));
    }
    ErrorOut { code, detail: detail.unwrap_or_else(|| code.sentence().to_owned()), data: told }
}

type Told = (ErrorCode, Option<String>, std::collections::BTreeMap<String, Value>);

fn describe(refusal: Refusal) -> Told {
    match refusal {
        Refusal::Inactive => (ErrorCode::Inactive, None, data([])),
        Refusal::PartnerUnavailable => (ErrorCode::PartnerUnavailable, None, data([])),
        Refusal::PastDate { today } => (ErrorCode::PastDate, None, data([("earliest", json!(today))])),
        Refusal::LeadTime { earliest } => (
            ErrorCode::LeadTime,
            Some(format!("The earliest check-in is {earliest}.")),
            data([("earliest", json!(earliest))]),
        ),
        Refusal::BookingWindow { latest } => (
            ErrorCode::BookingWindow,
            Some(format!("The latest check-in that can be booked today is {latest}.")),
            data([("latest", json!(latest))]),
        ),
        Refusal::CheckInDay { allowed } => (ErrorCode::CheckInDay, None, data([("days", days(allowed))])),
        Refusal::CheckOutDay { allowed } => (ErrorCode::CheckOutDay, None, data([("days", days(allowed))])),
        Refusal::MinStay { nights, event: None } => (
            ErrorCode::MinStay,
            Some(format!("The least stay for these dates is {nights} nights.")),
            data([("min_nights", json!(nights))]),
        ),
        Refusal::MinStay { nights, event: Some(event) } => (
            ErrorCode::MinStay,
            Some(format!("The {nights} nights from {} are sold together.", event.check_in())),
            data([("min_nights", json!(nights)), ("event", dates(event))]),
        ),
        Refusal::MaxStay { nights } => (
            ErrorCode::MaxStay,
            Some(format!("The longest stay for these dates is {nights} nights.")),
            data([("max_nights", json!(nights))]),
        ),
        Refusal::MaxGuests { most } => (
            ErrorCode::MaxGuests,
            Some(format!("The home sleeps {most} guests at most.")),
            data([("max_guests", json!(most))]),
        ),
        Refusal::Pets { most } => (ErrorCode::Pets, None, data([("max_pets", json!(most))])),
        Refusal::Smoking => (ErrorCode::Smoking, None, data([])),
        Refusal::Overlap { night } => (ErrorCode::Overlap, None, data([("night", json!(night))])),
        Refusal::NoRate { night } => (ErrorCode::NoRate, None, data([("night", json!(night))])),
        Refusal::PriceTooHigh => (ErrorCode::PriceTooHigh, None, data([])),
    }
}

/// Returns the code of a refusal, for calendars that only say why a day is closed.
pub fn code_of(refusal: Refusal) -> ErrorCode {
    describe(refusal).0
}

fn dates(stay: Stay) -> Value {
    json!({"check_in": stay.check_in(), "check_out": stay.check_out()})
}

fn days(set: domain::time::weekday::WeekdaySet) -> Value {
    json!(set.iter().map(domain::time::weekday::Weekday::number).collect::<Vec<_>>())
}

/// The error of a promo code that does not apply.
pub(in crate::public) fn promotion_error(error: &PromotionError) -> ErrorOut {
    let code = &error.promotion;
    let (reason, detail, more) = match &error.refusal {
        None => ("unknown", format!("There is no promotion {code:?}."), data([])),
        Some(refusal) => describe_promotion(code, refusal),
    };
    let mut told = data([("promotion", json!(code)), ("reason", json!(reason))]);
    told.extend(more);
    ErrorOut { code: ErrorCode::Promotion, detail, data: told }
}

fn describe_promotion(
    code: &str,
    refusal: &PromotionRefusal,
) -> (&'static str, String, std::collections::BTreeMap<String, Value>) {
    let (detail, told) = match refusal {
        PromotionRefusal::NotBegun { from } => {
            (format!("{code} can be used from {from} on."), data([("from", json!(from))]))
        }
        PromotionRefusal::Ended { until } => {
            (format!("{code} ended on {until}."), data([("until", json!(until))]))
        }
        PromotionRefusal::StayDates { window } => (
            format!("{code} is for stays on other dates."),
            data([("from", json!(window.from)), ("until", json!(window.until))]),
        ),
        PromotionRefusal::MinNights { nights } => (
            format!("{code} is for stays of at least {nights} nights."),
            data([("min_nights", json!(nights))]),
        ),
        PromotionRefusal::UsedUp => (format!("{code} has been used up."), data([])),
        PromotionRefusal::OtherProperty => (format!("{code} is for other homes."), data([])),
        PromotionRefusal::OtherCurrency { currency } => {
            (format!("{code} is for prices in {currency}."), data([("currency", json!(currency.code()))]))
        }
        PromotionRefusal::NotTogether => {
            (format!("{code} does not go together with the other promotion."), data([]))
        }
        PromotionRefusal::Worthless => (format!("{code} takes nothing off this stay."), data([])),
    };
    (refusal.code(), detail, told)
}

/// Combines several errors: the first one's sentence, and all of them in `data`.
fn promotion_errors(errors: &[PromotionError]) -> ErrorOut {
    let all: Vec<ErrorOut> = errors.iter().map(promotion_error).collect();
    let detail =
        all.first().map_or_else(|| ErrorCode::Promotion.sentence().to_owned(), |one| one.detail.clone());
    let mut told = all.first().map(|one| one.data.clone()).unwrap_or_default();
    told.insert("promotions".to_owned(), json!(all));
    ErrorOut { code: ErrorCode::Promotion, detail, data: told }
}
