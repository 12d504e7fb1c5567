//! The guest's contact data on a quote.

use std::collections::BTreeMap;

use axum::extract::State;
use domain::people::email::Email;
use domain::people::telephone::Telephone;
use domain::text::is_line;
use flows::quotes::{Address, Contact};
use flows::{App, quotes};
use serde::Deserialize;
use utoipa::ToSchema;

use super::answer::{Answer, shown};
use super::output::QuoteOut;
use crate::body_fields::check_unchanged;
use crate::error::{ApiError, ErrorOut, FieldErrors};
use crate::extract::Changes;
use crate::json::Json;
use crate::public::guest::QuoteGuest;

const LONGEST: usize = 200;

/// Absent fields stay as they are. An address is taken only if the quote has `capture_address`. The quote's other fields may come
/// along unchanged.
#[derive(Debug, Deserialize, ToSchema)]
pub struct QuotePatch {
    first_name: Option<String>,
    last_name: Option<String>,
    email: Option<String>,
    phone: Option<String>,
    address_one: Option<String>,
    address_two: Option<String>,
    city: Option<String>,
    state: Option<String>,
    postal_code: Option<String>,
    /// The two-letter ISO 3166 code.
    country: Option<String>,
}

/// Saves the guest's contact data on a quote.
#[utoipa::path(
    patch,
    operation_id = "save_quote_contact",
    path = "/websites/api/v2/quote/{key}",
    params(("key" = String, Path)),
    request_body = QuotePatch,
    responses(
        (status = 200, body = QuoteOut),
        (status = 409, body = ErrorOut),
        (status = 410, body = ErrorOut)
    ),
    tag = "quote"
)]
pub async fn save_contact(
    State(app): State<App>,
    QuoteGuest(guest): QuoteGuest,
    Changes { input, rest }: Changes<QuotePatch>,
) -> Answer {
    let contact = input.contact()?;
    if !rest.is_empty() {
        let Json(quote) = shown(guest.names.clone(), &quotes::quote(&app, guest.row).await?);
        let quote = serde_json::to_value(quote).map_err(ApiError::fault)?;
        check_unchanged(&rest, &quote).map_err(ApiError::Fields)?;
    }
    Ok(shown(guest.names, &quotes::save_contact(&app, guest.row, &contact).await?))
}

impl QuotePatch {
    /// Reports all invalid fields at once, so that the guest corrects the form only once.
    fn contact(self) -> Result<Contact, ApiError> {
        let mut wrong = BTreeMap::new();
        let mut refuse = |field: &str, message: String| {
            wrong.insert(field.to_owned(), vec![message]);
        };
        for (field, value) in self.texts() {
            if value.is_some_and(|text| text.chars().count() > LONGEST || !is_line(text)) {
                refuse(field, format!("Write at most {LONGEST} characters on one line."));
            }
        }
        for (field, value) in [("first_name", &self.first_name), ("last_name", &self.last_name)] {
            if value.as_ref().is_some_and(|name| name.trim().is_empty()) {
                refuse(field, "This field cannot be empty.".to_owned());
            }
        }
        let email = self.email.as_deref().map(str::parse::<Email>);
        if let Some(Err(error)) = &email {
            refuse("email", error.to_string());
        }
        if let Some(Err(error)) =
            self.phone.as_deref().filter(|text| !text.trim().is_empty()).map(str::parse::<Telephone>)
        {
            refuse("phone", error.to_string());
        }
        if !wrong.is_empty() {
            return Err(ApiError::Fields(FieldErrors(wrong)));
        }
        Ok(Contact {
            first_name: self.first_name,
            last_name: self.last_name,
            email: email.and_then(Result::ok),
            phone: self.phone,
            address: Address {
                address_one: self.address_one,
                address_two: self.address_two,
                city: self.city,
                state: self.state,
                postal_code: self.postal_code,
                country: self.country,
            },
        })
    }

    fn texts(&self) -> [(&'static str, Option<&String>); 9] {
        [
            ("first_name", self.first_name.as_ref()),
            ("last_name", self.last_name.as_ref()),
            ("phone", self.phone.as_ref()),
            ("address_one", self.address_one.as_ref()),
            ("address_two", self.address_two.as_ref()),
            ("city", self.city.as_ref()),
            ("state", self.state.as_ref()),
            ("postal_code", self.postal_code.as_ref()),
            ("country", self.country.as_ref()),
        ]
    }
}
