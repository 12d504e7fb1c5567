//! The rental agreement of a quote, filled in.

use domain::key::Key;
use domain::money::Money;
use store::row::{account, property};

use crate::House;
use crate::quote::{KeptQuote, QuoteError};

/// Where something is still to be written by hand.
const BLANK: &str = "________";

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FilledAgreement {
    pub key: Key,
    pub edition: i32,
    pub html: String,
}

impl House {
    /// The edition that was in force when the quote was made, with the quote's own figures; nothing when the listing asks for
    /// none.
    pub async fn agreement(&self, quote: Key) -> Result<Option<FilledAgreement>, QuoteError> {
        let (db, kept) = (self.store.read(), self.quote(quote).await?);
        let Some(named) = kept.terms.booking.agreement else { return Ok(None) };
        let text = store::agreement::in_force(db, quote.account(), named, kept.row.created_at).await?;
        let property = store::property::find_row(db, quote.account(), kept.row.property_id.key()).await?;
        let account = store::account::find(db, quote.account()).await?;
        let (Some(text), Some(property), Some(account)) = (text, property, account) else { return Ok(None) };
        let html = prose::html_with(&text.body, |name| value(name, &kept, &property, &account));
        Ok(Some(FilledAgreement { key: text.id.key(), edition: text.edition, html }))
    }
}

/// What a variable stands for in this quote.
fn value(
    name: &str,
    kept: &KeptQuote,
    property: &property::Model,
    account: &account::Model,
) -> Option<String> {
    let KeptQuote { row, request, terms, quote, .. } = kept;
    let money = |minor: i64| Money::new(minor, quote.currency).to_string();
    let known = match name {
        "accommodates" => property.accommodates.to_string(),
        "address" => address(property),
        "adults" => request.party.adults().to_string(),
        "check_in" => request.stay.check_in().to_string(),
        "check_in_time" => property.check_in_time.clone(),
        "check_out" => request.stay.check_out().to_string(),
        "check_out_time" => property.check_out_time.clone(),
        "children" => request.party.children().to_string(),
        "company_name" => account.name.clone(),
        "deposit" => money(quote.totals.deposit),
        "guest_name" => format!("{} {}", row.first_name, row.last_name).trim().to_owned(),
        "guests" => request.party.guests().to_string(),
        "nights" => request.stay.nights().to_string(),
        "payment_schedule" => {
            let parts =
                quote.payments.iter().map(|part| format!("{} on {}", money(part.amount), part.due_date));
            parts.collect::<Vec<_>>().join(", ")
        }
        "pets" => request.party.pets().to_string(),
        "property_name" => property.name.clone(),
        "refund_policy" => terms.refund.as_ref().map(|policy| policy.text.to_string()).unwrap_or_default(),
        "registration" => property.registration_number.clone().unwrap_or_default(),
        // Nobody has yet.
        "signed_at" => String::new(),
        "total" => money(quote.totals.total),
        _ => return None,
    };
    Some(if known.is_empty() { BLANK.to_owned() } else { known })
}

fn address(property: &property::Model) -> String {
    let parts = [
        &property.address_one,
        &property.address_two,
        &property.postal_code,
        &property.city,
        &property.state,
    ];
    parts.into_iter().filter(|part| !part.is_empty()).map(String::as_str).collect::<Vec<_>>().join(", ")
}
