//! Contact details of the guest, stored with the quote.

use domain::people::email::Email;

use super::error::QuoteError;
use super::keep::{KeptQuote, ReadQuote};
use super::write::write_quote;
use crate::App;

#[derive(Clone, Debug, Default)]
pub struct Contact {
    pub first_name: Option<String>,
    pub last_name: Option<String>,
    pub email: Option<Email>,
    pub phone: Option<String>,
    pub address: Address,
}

#[derive(Clone, Debug, Default)]
pub struct Address {
    pub address_one: Option<String>,
    pub address_two: Option<String>,
    pub city: Option<String>,
    pub state: Option<String>,
    pub postal_code: Option<String>,
    pub country: Option<String>,
}

pub(super) async fn write_contact(
    app: &App,
    mut read: ReadQuote,
    contact: &Contact,
) -> Result<KeptQuote, QuoteError> {
    let row = &mut read.row;
    put(&mut row.first_name, contact.first_name.as_deref());
    put(&mut row.last_name, contact.last_name.as_deref());
    put(&mut row.email, contact.email.as_ref().map(Email::as_str));
    put(&mut row.phone, contact.phone.as_deref());
    let is_asked_for = row.capture_address;
    let Address { address_one, address_two, city, state, postal_code, country } = &contact.address;
    let mut refused = Vec::new();
    for (name, field, given) in [
        ("address_one", &mut row.address_one, address_one),
        ("address_two", &mut row.address_two, address_two),
        ("city", &mut row.city, city),
        ("state", &mut row.state, state),
        ("postal_code", &mut row.postal_code, postal_code),
        ("country", &mut row.country, country),
    ] {
        let is_changed = given.as_deref().is_some_and(|given| given.trim() != field);
        if is_changed && !is_asked_for {
            refused.push(name);
        }
        put(field, given.as_deref());
    }
    if !refused.is_empty() {
        return Err(QuoteError::AddressNotAskedFor(refused));
    }
    row.updated_at = app.now();
    write_quote(app, &mut read).await?;
    read.kept(app).await
}

fn put(field: &mut String, value: Option<&str>) {
    if let Some(value) = value {
        value.trim().clone_into(field);
    }
}
