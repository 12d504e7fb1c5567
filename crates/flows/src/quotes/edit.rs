//! What guests do to a quote, one thing at a time: each follows from what was read, and is written only while that is still so.

use domain::key::Key;

use super::contact::{Contact, write_contact};
use super::error::QuoteError;
use super::keep::{KeptQuote, read_quote};
use super::modify::{
    Modification, write_addons, write_promotion, write_stay, write_valid_promotions, write_without_promotion,
};
use crate::App;

/// How often a quote is read that others change at the same moment.
pub(crate) const TRIES: usize = 5;

enum Edit<'a> {
    Stay(&'a Modification),
    Addons(&'a [Key]),
    ApplyPromotion(&'a str),
    RemovePromotion(&'a str),
    ValidatePromotions,
    Contact(&'a Contact),
}

/// Prices another stay, party or home under today's terms, and honours that price anew.
pub async fn modify_quote(app: &App, key: Key, change: &Modification) -> Result<KeptQuote, QuoteError> {
    edit_quote(app, key, &Edit::Stay(change)).await
}

/// Exactly these add-ons and no others.
pub async fn modify_addons(app: &App, key: Key, addons: &[Key]) -> Result<KeptQuote, QuoteError> {
    edit_quote(app, key, &Edit::Addons(addons)).await
}

/// A code that is on the quote already changes nothing; one that does not count is refused and the quote stays as it is.
pub async fn apply_promotion(app: &App, key: Key, code: &str) -> Result<KeptQuote, QuoteError> {
    edit_quote(app, key, &Edit::ApplyPromotion(code)).await
}

pub async fn remove_promotion(app: &App, key: Key, code: &str) -> Result<KeptQuote, QuoteError> {
    edit_quote(app, key, &Edit::RemovePromotion(code)).await
}

/// Looks whether every promotion still counts: on the day of the quote, as promised, but with what is left of it now.
/// Those that do not are taken off the quote and told.
pub async fn validate_promotions(app: &App, key: Key) -> Result<KeptQuote, QuoteError> {
    edit_quote(app, key, &Edit::ValidatePromotions).await
}

/// Only what was given changes; an address is kept only where the site asks for one.
pub async fn save_contact(app: &App, key: Key, contact: &Contact) -> Result<KeptQuote, QuoteError> {
    edit_quote(app, key, &Edit::Contact(contact)).await
}

async fn edit_quote(app: &App, key: Key, edit: &Edit<'_>) -> Result<KeptQuote, QuoteError> {
    for _ in 1..TRIES {
        match try_to_edit(app, key, edit).await {
            Err(QuoteError::Stale) => (),
            answer => return answer,
        }
    }
    try_to_edit(app, key, edit).await
}

async fn try_to_edit(app: &App, key: Key, edit: &Edit<'_>) -> Result<KeptQuote, QuoteError> {
    let read = read_quote(app, key).await?;
    // A try that came to nothing may be repeated in another name, but for the same stay.
    let is_contact = matches!(edit, Edit::Contact(_));
    if read.is_booked() || (read.reservation.is_some() && !is_contact) {
        return Err(QuoteError::Booked);
    }
    match edit {
        Edit::Stay(change) => write_stay(app, read, change).await,
        Edit::Addons(addons) => write_addons(app, read, addons).await,
        Edit::ApplyPromotion(code) => write_promotion(app, read, code).await,
        Edit::RemovePromotion(code) => write_without_promotion(app, read, code).await,
        Edit::ValidatePromotions => write_valid_promotions(app, read).await,
        Edit::Contact(contact) => write_contact(app, read, contact).await,
    }
}
