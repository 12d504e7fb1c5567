//! The table of API errors: code, status, sentence. Every error response is JSON built here.

use std::collections::BTreeMap;

use axum::response::{IntoResponse, Response};
use flows::cache::CatalogError;
use http::StatusCode;
use http::header::RETRY_AFTER;
use serde::Serialize;
use serde_json::{Value, json};
use store::StoreError;
use utoipa::ToSchema;

use crate::json::Json;

/// Declares the codes, so that a code without a status or a sentence does not compile.
macro_rules! error_codes {
    ($($variant:ident = $code:tt, $status:ident, $sentence:literal;)+) => {
        /// The reason why a request was refused. Codes are stable: clients may depend on them.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
        pub enum ErrorCode { $(#[serde(rename = $code)] $variant),+ }

        impl ErrorCode {
            #[cfg(test)]
            const ALL: &'static [Self] = &[$(Self::$variant),+];

            pub const fn status(self) -> StatusCode {
                match self { $(Self::$variant => StatusCode::$status),+ }
            }

            pub const fn name(self) -> &'static str {
                match self { $(Self::$variant => $code),+ }
            }

            pub const fn sentence(self) -> &'static str {
                match self { $(Self::$variant => $sentence),+ }
            }
        }
    };
}

error_codes! {
    NotFound = "not_found", NOT_FOUND, "Not found.";
    MethodNotAllowed = "method_not_allowed", METHOD_NOT_ALLOWED, "Method not allowed.";
    Unauthenticated = "unauthenticated", UNAUTHORIZED, "Please sign in.";
    WrongCredentials = "wrong_credentials", UNAUTHORIZED, "E-mail address or password is wrong.";
    CodeRequired = "code_required", UNAUTHORIZED, "Please enter the code of your second factor.";
    WrongCode = "wrong_code", UNAUTHORIZED, "The code is wrong, or was used already.";
    TwoFactorOn = "two_factor_on", CONFLICT, "The second factor is on already. Switch it off first.";
    LinkExpired = "link_expired", GONE, "This link was used already, or is too old. Please ask for a new one.";
    SetupCode = "setup_code", FORBIDDEN, "Enter the setup code that the program printed when it started.";
    SignUpClosed = "sign_up_closed", FORBIDDEN, "Accounts are opened by the operator here.";
    NotInPerson = "not_in_person", FORBIDDEN, "Only the user can do this, signed in on a browser.";
    Forbidden = "forbidden", FORBIDDEN, "Your role does not allow this.";
    NoAccount = "no_account", FORBIDDEN, "Choose an account first.";
    Stale = "stale", CONFLICT, "This was changed by someone else meanwhile. Reload and try again.";
    InUse = "in_use", CONFLICT, "This is still in use and cannot be deleted.";
    Unfinished = "unfinished", CONFLICT, "Stays that have not ended keep the account open. Let them end, or cancel them.";
    Csrf = "csrf", FORBIDDEN, "The security token is missing or wrong. Reload the page and try again.";
    TooLarge = "too_large", PAYLOAD_TOO_LARGE, "The request is too large.";
    UnsupportedMediaType = "unsupported_media_type", UNSUPPORTED_MEDIA_TYPE, "Send the request as application/json.";
    RateLimited = "rate_limited", TOO_MANY_REQUESTS, "Too many requests. Wait a moment and try again.";
    Internal = "internal", INTERNAL_SERVER_ERROR, "Something went wrong on our side. Please try again.";
    Unavailable = "unavailable", SERVICE_UNAVAILABLE, "The service is busy or starting. Please try again in a moment.";
    Overlap = "overlap", BAD_REQUEST, "Some of these nights are already taken.";
    PastDate = "past_date", BAD_REQUEST, "Check-in cannot be in the past.";
    MinStay = "min_stay", BAD_REQUEST, "The stay is too short for these dates.";
    MaxStay = "max_stay", BAD_REQUEST, "The stay is too long for these dates.";
    CheckInDay = "check_in_day", BAD_REQUEST, "Check-in is not possible on this day of the week.";
    CheckOutDay = "check_out_day", BAD_REQUEST, "Check-out is not possible on this day of the week.";
    LeadTime = "lead_time", BAD_REQUEST, "Check-in is too soon: the owner needs more time to prepare.";
    BookingWindow = "booking_window", BAD_REQUEST, "These dates cannot be booked yet.";
    MaxGuests = "max_guests", BAD_REQUEST, "There are more guests than the home can sleep.";
    Pets = "pets", BAD_REQUEST, "The home does not take that many pets.";
    Smoking = "smoking", BAD_REQUEST, "Smoking is not allowed in this home.";
    NoRate = "no_rate", BAD_REQUEST, "There is no price for some of these nights yet.";
    PriceTooHigh = "price_too_high", BAD_REQUEST, "The price of this stay is higher than any amount that can be paid.";
    Inactive = "inactive", BAD_REQUEST, "This home cannot be booked at the moment.";
    PartnerUnavailable = "partner_unavailable", BAD_REQUEST, "The system that sells this home does not answer. Please write to the owner.";
    Promotion = "promotion", BAD_REQUEST, "The promotion does not count for this stay.";
    Gone = "gone", GONE, "This has been removed.";
    Expired = "expired", GONE, "This quote has expired. Please ask for a new one.";
    MayNotModify = "may_not_modify", FORBIDDEN, "This quote cannot be changed by the guest. Please write to the owner.";
    Booked = "booked", CONFLICT, "This quote has been booked already.";
    NotOnline = "not_online", BAD_REQUEST, "This home is not booked here. Please write to the owner.";
    NoCards = "no_cards", BAD_REQUEST, "This site takes no cards.";
    PaymentDeclined = "payment_declined", PAYMENT_REQUIRED, "Invalid credit card.";
    Authentication = "authentication", PAYMENT_REQUIRED, "There was an issue authenticating your payment method. Please try again or use a different payment method.";
    PaymentUnavailable = "payment_unavailable", SERVICE_UNAVAILABLE, "We're sorry. Something went wrong while processing your payment. Please try again or contact support for further assistance.";
    NothingDue = "nothing_due", CONFLICT, "There is nothing to pay.";
    NotChangeable = "not_changeable", CONFLICT, "This stay cannot be changed any more. Please write to the owner.";
    UnsuitableHome = "unsuitable_home", CONFLICT, "The stay cannot be moved to this home.";
    PriceChanged = "price_changed", CONFLICT, "The price has changed meanwhile. Please look at it again.";
    IllegalMove = "illegal_move", CONFLICT, "The reservation has changed meanwhile.";
    Idempotency = "idempotency", CONFLICT, "This key was used for another request.";
    Signature = "signature", BAD_REQUEST, "The webhook is not signed by the provider, or not fresh.";
}

/// The body of every error response except validation errors of fields.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct ErrorOut {
    /// The stable code of the error.
    pub code: ErrorCode,
    /// One sentence that explains the error.
    pub detail: String,
    /// Details that help to correct the request, depending on the code; often empty.
    pub data: BTreeMap<String, Value>,
}

/// The time in seconds after which a request may be repeated that could not be served.
const PAUSE: u64 = 5;

/// The specification's code for a locked reservation.
const LOCKED: u32 = 101;

/// The code of an invalid value in one of many items.
const INVALID: &str = "invalid";

/// The body of a 409 response for a locked reservation: the owner or the partner has locked it, or a charge is under way.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct LockedOut {
    /// Always 101.
    pub code: u32,
    /// One sentence that explains the error.
    pub detail: String,
    /// Always empty.
    pub data: BTreeMap<String, Value>,
}

impl Default for LockedOut {
    fn default() -> Self {
        let detail = "The reservation is locked at the moment. Please try again in a minute.".to_owned();
        Self { code: LOCKED, detail, data: BTreeMap::new() }
    }
}

/// The key for errors that concern the whole request instead of one field.
pub const NO_FIELD: &str = "non_field_errors";

/// The body of a 400 response with validation errors: for each field, the list of messages.
#[derive(Debug, Default, Serialize, ToSchema)]
#[serde(transparent)]
pub struct FieldErrors(pub BTreeMap<String, Vec<String>>);

impl FieldErrors {
    pub fn one(field: &str, message: impl Into<String>) -> Self {
        Self(BTreeMap::from([(field.to_owned(), vec![message.into()])]))
    }

    pub fn add(&mut self, field: &str, message: impl Into<String>) {
        self.0.entry(field.to_owned()).or_default().push(message.into());
    }
}

#[derive(Debug)]
pub enum ApiError {
    Fields(FieldErrors),
    Refused(ErrorOut),
    /// The state has changed since the client read it; 409 with a code that elsewhere means invalid input.
    Conflict(ErrorOut),
    /// The reservation is locked.
    Locked,
    /// An internal error: logged, not shown to the client. An outage of the database is `unavailable`, everything else `internal`.
    Fault(Box<dyn std::error::Error + Send + Sync>),
}

impl ApiError {
    pub fn field(field: &str, message: impl Into<String>) -> Self {
        Self::Fields(FieldErrors::one(field, message))
    }

    /// Converts the error into field errors for one item of many; an internal error stays as it is.
    pub fn into_fields(self) -> Result<FieldErrors, Self> {
        match self {
            Self::Fields(fields) => Ok(fields),
            Self::Refused(out) | Self::Conflict(out) => Ok(FieldErrors::one(NO_FIELD, out.detail)),
            Self::Locked => Ok(FieldErrors::one(NO_FIELD, LockedOut::default().detail)),
            fault @ Self::Fault(_) => Err(fault),
        }
    }

    /// Code and sentence of the error for one of many items that are processed one by one.
    pub fn for_one_of_many(self) -> (String, String) {
        match self {
            Self::Fields(fields) => {
                let message = fields.0.into_values().flatten().next();
                (INVALID.to_owned(), message.unwrap_or_default())
            }
            Self::Refused(out) | Self::Conflict(out) => (out.code.name().to_owned(), out.detail),
            Self::Locked => (LOCKED.to_string(), LockedOut::default().detail),
            Self::Fault(error) => {
                let code = log_fault(&*error);
                (code.name().to_owned(), code.sentence().to_owned())
            }
        }
    }

    /// An unexpected internal error, such as invalid stored data.
    pub fn fault(error: impl std::error::Error + Send + Sync + 'static) -> Self {
        Self::Fault(Box::new(error))
    }

    pub fn with_data(code: ErrorCode, detail: impl Into<String>, data: BTreeMap<String, Value>) -> Self {
        Self::Refused(ErrorOut { code, detail: detail.into(), data })
    }
}

impl ErrorOut {
    /// The error with the default sentence of its code and no data.
    pub fn plain(code: ErrorCode) -> Self {
        Self { code, detail: code.sentence().to_owned(), data: BTreeMap::new() }
    }

    /// In seconds.
    fn retry_after(&self) -> Option<u64> {
        match self.code {
            ErrorCode::RateLimited => Some(self.data.get("retry_after").and_then(Value::as_u64).unwrap_or(1)),
            ErrorCode::Unavailable => Some(PAUSE),
            _ => None,
        }
    }
}

impl From<ErrorCode> for ApiError {
    fn from(code: ErrorCode) -> Self {
        Self::Refused(ErrorOut::plain(code))
    }
}

impl From<StoreError> for ApiError {
    fn from(error: StoreError) -> Self {
        Self::Fault(error.into())
    }
}

impl From<CatalogError> for ApiError {
    fn from(error: CatalogError) -> Self {
        match error {
            CatalogError::NoSuchSite(_) => ErrorCode::NotFound.into(),
            CatalogError::Store(error) => error.into(),
        }
    }
}

impl IntoResponse for ApiError {
    fn into_response(self) -> Response {
        match self {
            Self::Fields(fields) => (StatusCode::BAD_REQUEST, Json(fields)).into_response(),
            Self::Refused(out) => {
                let wait = out.retry_after().map(|seconds| [(RETRY_AFTER, seconds.to_string())]);
                (out.code.status(), wait, Json(out)).into_response()
            }
            Self::Conflict(out) => (StatusCode::CONFLICT, Json(out)).into_response(),
            Self::Locked => (StatusCode::CONFLICT, Json(LockedOut::default())).into_response(),
            Self::Fault(error) => Self::from(log_fault(&*error)).into_response(),
        }
    }
}

fn log_fault(error: &(dyn std::error::Error + Send + Sync + 'static)) -> ErrorCode {
    if store::is_outage(error) {
        tracing::error!(error = %error, "the database could not be used");
        return ErrorCode::Unavailable;
    }
    tracing::error!(error = %error, "internal error");
    ErrorCode::Internal
}

/// Builds `data` from name-value pairs.
pub fn data<const N: usize>(entries: [(&str, Value); N]) -> BTreeMap<String, Value> {
    entries.into_iter().map(|(name, value)| (name.to_owned(), value)).collect()
}

pub fn rate_limited(seconds: u64) -> ApiError {
    let code = ErrorCode::RateLimited;
    ApiError::with_data(code, code.sentence(), data([("retry_after", json!(seconds))]))
}

#[cfg(test)]
mod tests {
    use flows::quotes::QuoteError;
    use flows::reservations::BookingError;
    use sea_orm::{ConnAcquireErr, DbErr};

    use super::*;

    #[test]
    fn an_outage_of_the_database_is_not_a_fault_of_ours() {
        let outage = || StoreError::from(DbErr::ConnectionAcquire(ConnAcquireErr::Timeout));
        let broken = || StoreError::from(DbErr::Custom("a bug".to_owned()));
        for (error, status, wait) in [
            (ApiError::from(outage()), 503, Some("5")),
            (BookingError::Quote(QuoteError::Store(outage())).into(), 503, Some("5")),
            (ApiError::fault(BookingError::Store(outage())), 503, Some("5")),
            (ApiError::from(broken()), 500, None),
        ] {
            let answer = error.into_response();
            let told = answer.headers().get(RETRY_AFTER).map(|wait| wait.to_str().unwrap());
            assert_eq!((answer.status().as_u16(), told), (status, wait));
        }
    }

    #[test]
    fn every_refusal_has_an_error_status_and_a_sentence() {
        for code in ErrorCode::ALL {
            assert!(code.status().is_client_error() || code.status().is_server_error());
            assert!(code.sentence().ends_with('.'));
        }
    }

    #[test]
    fn a_code_is_spelled_as_the_table_says() {
        assert_eq!(serde_json::to_value(ErrorCode::MinStay).unwrap(), "min_stay");
    }
}
