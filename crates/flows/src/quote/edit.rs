//! What guests do to a quote, one thing at a time: each follows from what was read, and is written only while that is still so.

use domain::key::Key;

use super::{Contact, KeptQuote, Modification, QuoteError, ReadQuote};
use crate::House;

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

impl House {
    /// Prices another stay, party or home under today's terms, and honours that price anew.
    pub async fn modify_quote(&self, key: Key, change: &Modification) -> Result<KeptQuote, QuoteError> {
        self.edit_quote(key, &Edit::Stay(change)).await
    }

    /// Exactly these add-ons and no others.
    pub async fn modify_addons(&self, key: Key, addons: &[Key]) -> Result<KeptQuote, QuoteError> {
        self.edit_quote(key, &Edit::Addons(addons)).await
    }

    /// A code that is on the quote already changes nothing; one that does not count is refused and the quote stays as it is.
    pub async fn apply_promotion(&self, key: Key, code: &str) -> Result<KeptQuote, QuoteError> {
        self.edit_quote(key, &Edit::ApplyPromotion(code)).await
    }

    pub async fn remove_promotion(&self, key: Key, code: &str) -> Result<KeptQuote, QuoteError> {
        self.edit_quote(key, &Edit::RemovePromotion(code)).await
    }

    /// Looks whether every promotion still counts: on the day of the quote, as promised, but with what is left of it now.
    /// Those that do not are taken off the quote and told.
    pub async fn validate_promotions(&self, key: Key) -> Result<KeptQuote, QuoteError> {
        self.edit_quote(key, &Edit::ValidatePromotions).await
    }

    /// Only what was given changes; an address is kept only where the site asks for one.
    pub async fn save_contact(&self, key: Key, contact: &Contact) -> Result<KeptQuote, QuoteError> {
        self.edit_quote(key, &Edit::Contact(contact)).await
    }

    async fn edit_quote(&self, key: Key, edit: &Edit<'_>) -> Result<KeptQuote, QuoteError> {
        for _ in 1..TRIES {
            match self.try_to_edit(key, edit).await {
                Err(QuoteError::Stale) => (),
                answer => return answer,
            }
        }
        self.try_to_edit(key, edit).await
    }

    async fn try_to_edit(&self, key: Key, edit: &Edit<'_>) -> Result<KeptQuote, QuoteError> {
        let read = self.read_quote(key).await?;
        // A try that came to nothing may be repeated in another name, but for the same stay.
        let is_contact = matches!(edit, Edit::Contact(_));
        if read.is_booked() || (read.reservation.is_some() && !is_contact) {
            return Err(QuoteError::Booked);
        }
        match edit {
            Edit::Stay(change) => self.write_stay(read, change).await,
            Edit::Addons(addons) => self.write_addons(read, addons).await,
            Edit::ApplyPromotion(code) => self.write_promotion(read, code).await,
            Edit::RemovePromotion(code) => self.write_without_promotion(read, code).await,
            Edit::ValidatePromotions => self.write_valid_promotions(read).await,
            Edit::Contact(contact) => self.write_contact(read, contact).await,
        }
    }

    /// Writes the quote if neither it nor what became of it has changed since it was read.
    pub(super) async fn write_quote(&self, read: &mut ReadQuote) -> Result<(), QuoteError> {
        let tx = self.store.write().await?;
        let key = read.row.id.key();
        store::quote::lock(&tx, key).await?;
        let reservation = store::reservation::find_by_quote(&tx, key).await?;
        let read_version = read.reservation.as_ref().map(|row| (row.id, row.version));
        if reservation.map(|row| (row.id, row.version)) != read_version {
            return Err(QuoteError::Stale);
        }
        read.row = store::quote::update(&tx, read.row.clone()).await?.ok_or(QuoteError::Stale)?;
        Ok(tx.commit().await?)
    }
}
