//! Who asks: kept with the quote.

use domain::email::Email;
use domain::key::Key;
use domain::reservation::Status;

use super::{KeptQuote, QuoteError, ReadQuote};
use crate::House;

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

impl House {
    /// Only what was given changes; an address is kept only where the site asks for one.
    pub async fn save_contact(&self, key: Key, contact: Contact) -> Result<KeptQuote, QuoteError> {
        let mut read = self.read_quote(key).await?;
        if self.is_booked(&read).await? {
            return Err(QuoteError::Booked);
        }
        let row = &mut read.row;
        put(&mut row.first_name, contact.first_name);
        put(&mut row.last_name, contact.last_name);
        put(&mut row.email, contact.email.map(|email| email.as_str().to_owned()));
        put(&mut row.phone, contact.phone);
        if read.site.capture_address {
            let Address { address_one, address_two, city, state, postal_code, country } = contact.address;
            put(&mut row.address_one, address_one);
            put(&mut row.address_two, address_two);
            put(&mut row.city, city);
            put(&mut row.state, state);
            put(&mut row.postal_code, postal_code);
            put(&mut row.country, country);
        }
        row.updated_at = self.now();
        self.write_quote(&mut read).await?;
        let overlaps = self.overlaps(&read).await?;
        Ok(read.kept(overlaps, Vec::new()))
    }

    /// A try that came to nothing, such as one with a card that was declined, leaves the quote as it was.
    async fn is_booked(&self, read: &ReadQuote) -> Result<bool, QuoteError> {
        let Some(key) = read.reservation else { return Ok(false) };
        let row = store::reservation::find(self.store.read(), key).await?;
        Ok(row.is_some_and(|row| row.status != Status::Quote.code()))
    }
}

fn put(field: &mut String, value: Option<String>) {
    if let Some(value) = value {
        value.trim().clone_into(field);
    }
}
