//! Changes of quotes by guests. Each is computed from what was read, and written only if that is unchanged.

use domain::key::Key;

use super::contact::{Contact, write_contact};
use super::error::QuoteError;
use super::keep::{KeptQuote, read_quote};
use super::modify::{
    Modification, write_addons, write_promotion, write_stay, write_valid_promotions, write_without_promotion,
};
use crate::App;

/// How often an edit is tried if others change the quote at the same time.
pub(crate) const TRIES: usize = 5;

enum Edit<'a> {
    Stay(&'a Modification),
    Addons(&'a [Key]),
    ApplyPromotion(&'a str),
    RemovePromotion(&'a str),
    ValidatePromotions,
    Contact(&'a Contact),
}

/// Prices another stay, party or home under today's terms, and extends the validity of the quote.
pub async fn modify_quote(app: &App, key: Key, change: &Modification) -> Result<KeptQuote, QuoteError> {
    edit_quote(app, key, &Edit::Stay(change)).await
}

/// Sets exactly these add-ons.
pub async fn modify_addons(app: &App, key: Key, addons: &[Key]) -> Result<KeptQuote, QuoteError> {
    edit_quote(app, key, &Edit::Addons(addons)).await
}

/// A code that is already in the quote changes nothing. One that does not apply now stays with the quote and is tried again after
/// every change; one that never can is refused and the quote stays as it is.
pub async fn apply_promotion(app: &App, key: Key, code: &str) -> Result<KeptQuote, QuoteError> {
    edit_quote(app, key, &Edit::ApplyPromotion(code)).await
}

pub async fn remove_promotion(app: &App, key: Key, code: &str) -> Result<KeptQuote, QuoteError> {
    edit_quote(app, key, &Edit::RemovePromotion(code)).await
}

/// Checks whether every promotion is still valid: as of the quote's date, as promised, but with its current remaining uses.
/// Reports those that no longer apply, and removes those that never can again.
pub async fn validate_promotions(app: &App, key: Key) -> Result<KeptQuote, QuoteError> {
    edit_quote(app, key, &Edit::ValidatePromotions).await
}

/// Changes only the given fields; a postal address is stored only if the quote asks for one.
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
    // A failed booking may be repeated with other contact details, but for the same stay only.
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
