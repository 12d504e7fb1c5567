//! Messages between a guest and the owner: writing, reading, and a stream of new messages.

mod conversation;

use std::collections::BTreeMap;
use std::str::FromStr;

use axum::extract::State;
use chrono::{DateTime, NaiveDate, Utc};
use domain::guest_key::Held;
use domain::inbox::message::MessageText;
use domain::key::Key;
use domain::people::email::Email;
use domain::people::party::{Party, PartyError};
use domain::people::person_name::PersonName;
use domain::people::telephone::Telephone;
use domain::time::stay::Stay;
use flows::app::GuestNames;
use flows::inbox::{Delivered, Letter, LetterError};
use flows::{App, app, inbox};
use http::StatusCode;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::guest::MessageGuest;
use super::naming::Naming;
use crate::error::{ApiError, ErrorCode, ErrorOut, FieldErrors};
use crate::extract::Body;
use crate::json::Json;
use crate::state::AppState;
use crate::visitor::Visitor;

pub use conversation::{__path_events, __path_list, __path_upload, events, list, upload};

const NO_SUCH_QUOTE: &str = "There is no such quote on this site.";

/// A guest's message about a quote, a home, or only the site.
#[derive(Debug, Deserialize, ToSchema)]
pub struct ReservationMessageIn {
    /// The namespace of the site.
    namespace: String,
    /// The key of the property; absent for a message about the site.
    #[serde(default)]
    property: Option<String>,
    /// The guest key of the quote; it may have expired.
    #[serde(default)]
    quote: Option<String>,
    #[serde(default)]
    check_in: Option<NaiveDate>,
    #[serde(default)]
    check_out: Option<NaiveDate>,
    #[serde(default)]
    adults: Option<u32>,
    #[serde(default)]
    children: Option<u32>,
    #[serde(default)]
    pets: Option<u32>,
    #[serde(default)]
    smoker: Option<bool>,
    first_name: String,
    #[serde(default)]
    last_name: String,
    email: String,
    /// 5 to 15 digits; optional.
    #[serde(default)]
    phone: String,
    message: String,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct ReservationMessageOut {
    /// The guest key of the message.
    key: String,
    /// The API path of the message.
    uri: String,
    /// The key of the conversation. It is not a credential: the guest keys of the quote and the reservation are.
    thread: String,
    /// The key of the property; absent for a message about the site.
    property: Option<String>,
    /// The guest key of the quote; only in the response to sending, because the key of a message does not open its quote.
    quote: Option<String>,
    message: String,
    sent_at: DateTime<Utc>,
}

/// Sends a message to the owner, who also gets an e-mail.
///
/// A client address may send five messages at once, then one every 30 seconds.
#[utoipa::path(
    post,
    operation_id = "create_reservation_message",
    path = "/websites/api/v2/reservation-message",
    request_body = ReservationMessageIn,
    responses(
        (status = 201, body = ReservationMessageOut),
        (status = 404, body = ErrorOut),
        (status = 429, body = ErrorOut, description = "`Retry-After` says how long to wait.")
    ),
    tag = "message"
)]
pub async fn create(
    State(state): State<AppState>,
    visitor: Visitor,
    Body(input): Body<ReservationMessageIn>,
) -> Result<(StatusCode, Json<ReservationMessageOut>), ApiError> {
    let guest = match &input.quote {
        Some(shown) => app::admit_guest(&state.app, Held::Quote, shown).await?,
        None => None,
    };
    let letter = input.letter(guest.as_ref().map(|guest| guest.row))?;
    // Counted after validation, so that correcting the form three times is one message.
    state.limits.message(visitor)?;
    let delivered = inbox::write_to_owner(&state.app, &input.namespace, &letter).await?;
    let names = guest.map_or_else(|| app::names_for_new_guest(&state.app), |guest| guest.names);
    Ok((StatusCode::CREATED, Json(ReservationMessageOut::new(delivered, letter.quote, names))))
}

/// Returns a message that the guest sent.
#[utoipa::path(
    get,
    operation_id = "get_reservation_message",
    path = "/websites/api/v2/reservation-message/{key}",
    params(("key" = String, Path)),
    responses((status = 200, body = ReservationMessageOut)),
    tag = "message"
)]
pub async fn get(
    State(app): State<App>,
    MessageGuest(guest): MessageGuest,
) -> Result<Json<ReservationMessageOut>, ApiError> {
    let message = inbox::message_from_guest(&app, guest.row).await?.ok_or(ErrorCode::NotFound)?;
    Ok(Json(ReservationMessageOut::new(message, None, guest.names)))
}

impl ReservationMessageIn {
    /// Reports all invalid fields at once, so that the guest corrects the form only once.
    fn letter(&self, quote: Option<Key>) -> Result<Letter, ApiError> {
        let property = self.property.as_deref().map(Key::from_str).transpose();
        let property = property.map_err(|_| ErrorCode::NotFound)?;
        let mut wrong = Wrong::default();
        let is_known = self.quote.is_none() || quote.is_some();
        let quote = wrong.note("quote", if is_known { Ok(quote) } else { Err(NO_SUCH_QUOTE) });
        let stay = wrong.note("check_out", self.stay());
        let party = wrong.note_at(self.party().map_err(|error| (party_field(error), error)));
        let name = wrong.note_at(self.name());
        let email = wrong.note("email", self.email.parse::<Email>());
        let phone = wrong.note("phone", optional(&self.phone).map(Telephone::from_str).transpose());
        let text = wrong.note("message", self.message.parse::<MessageText>());
        let all = (quote, stay, party, name, email, phone, text);
        let (Some(quote), Some(stay), Some(party), Some(name), Some(email), Some(phone), Some(text)) = all
        else {
            return Err(ApiError::Fields(FieldErrors(wrong.0)));
        };
        Ok(Letter { property, quote, stay, party, name, email, phone, text })
    }

    fn stay(&self) -> Result<Option<Stay>, String> {
        match (self.check_in, self.check_out) {
            (None, None) => Ok(None),
            (Some(check_in), Some(check_out)) => {
                Stay::new(check_in, check_out).map(Some).map_err(|error| error.to_string())
            }
            _ => Err("Give both dates or none.".to_owned()),
        }
    }

    /// Returns `None` if no guests were given.
    fn party(&self) -> Result<Option<Party>, PartyError> {
        if self.adults.is_none() && self.children.is_none() && self.pets.is_none() && self.smoker.is_none() {
            return Ok(None);
        }
        let count = Option::unwrap_or_default;
        Party::new(
            count(self.adults),
            count(self.children),
            count(self.pets),
            self.smoker.unwrap_or_default(),
        )
        .map(Some)
    }

    fn name(&self) -> Result<PersonName, (&'static str, String)> {
        if self.first_name.trim().is_empty() {
            return Err(("first_name", "This field cannot be empty.".to_owned()));
        }
        let whole = PersonName::new(&self.first_name, &self.last_name);
        whole.map_err(|error| {
            let is_first = PersonName::new(&self.first_name, "").is_err();
            (if is_first { "first_name" } else { "last_name" }, error.to_string())
        })
    }
}

fn party_field(error: PartyError) -> &'static str {
    match error {
        PartyError::Adults => "adults",
        PartyError::Children => "children",
        PartyError::Pets => "pets",
    }
}

fn optional(text: &str) -> Option<&str> {
    Some(text.trim()).filter(|text| !text.is_empty())
}

/// The invalid fields so far.
#[derive(Default)]
struct Wrong(BTreeMap<String, Vec<String>>);

impl Wrong {
    fn note<T>(&mut self, field: &'static str, outcome: Result<T, impl ToString>) -> Option<T> {
        self.note_at(outcome.map_err(|error| (field, error)))
    }

    fn note_at<T>(&mut self, outcome: Result<T, (&'static str, impl ToString)>) -> Option<T> {
        outcome.map_err(|(field, error)| self.0.insert(field.to_owned(), vec![error.to_string()])).ok()
    }
}

impl From<LetterError> for ApiError {
    fn from(error: LetterError) -> Self {
        match error {
            LetterError::NoSuchProperty => ErrorCode::NotFound.into(),
            LetterError::NoSuchQuote => Self::field("quote", NO_SUCH_QUOTE),
            LetterError::OtherProperty => Self::field("property", "The quote is for another home."),
            LetterError::Catalog(error) => error.into(),
            LetterError::Store(error) => error.into(),
        }
    }
}

impl ReservationMessageOut {
    fn new(delivered: Delivered, quote: Option<Key>, names: GuestNames) -> Self {
        let Delivered { message, property } = delivered;
        let (key, naming) = (message.id.key(), Naming::Guest(names));
        Self {
            key: naming.key(Held::Message, key),
            uri: naming.uri(Held::Message, key),
            thread: message.thread_id.key().to_string(),
            property: property.map(|key| key.to_string()),
            quote: quote.map(|quote| naming.key(Held::Quote, quote)),
            message: message.body,
            sent_at: message.sent_at,
        }
    }
}
