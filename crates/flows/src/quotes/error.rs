//! Errors of quotes.

use domain::key::Key;
use domain::people::party::PartyError;
use domain::quotes::refusal::Refusal;
use domain::time::stay::{Stay, StayError};
use store::StoreError;
use store::row::sites::site;

use super::promotion::PromotionError;
use crate::cache::CatalogError;

#[derive(Debug, thiserror::Error)]
pub enum QuoteError {
    #[error("the site does not sell this property")]
    NoSuchProperty,
    #[error("no such quote")]
    NoSuchQuote,
    #[error("the property has no add-on {0}")]
    NoSuchAddon(Key),
    /// Includes other stays that can be booked.
    #[error("the stay cannot be booked: {}", refusal.code())]
    Refused { refusal: Refusal, nearest: Vec<Stay>, partner_email: Option<String> },
    #[error("the quote has expired")]
    Expired { property: Key, slug: Option<String> },
    /// The fields that were given.
    #[error("the quote asks for no address")]
    AddressNotAskedFor(Vec<&'static str>),
    #[error("the guest may not change this quote")]
    MayNotModify,
    #[error("the quote has been booked")]
    Booked,
    /// It was written or booked since it was read.
    #[error("the quote has changed meanwhile")]
    Stale,
    #[error(transparent)]
    Stay(#[from] StayError),
    #[error(transparent)]
    Party(#[from] PartyError),
    #[error("a promotion does not count")]
    Promotions(Vec<PromotionError>),
    #[error(transparent)]
    Catalog(#[from] CatalogError),
    #[error(transparent)]
    Store(#[from] StoreError),
}

impl QuoteError {
    /// Includes the e-mail address to contact instead.
    pub(crate) fn partner_unavailable(site: &site::Model) -> Self {
        let refusal = Refusal::PartnerUnavailable;
        Self::Refused { refusal, nearest: Vec::new(), partner_email: partner_email(site, refusal) }
    }
}

/// The address for guests when the partner does not respond.
pub(super) fn partner_email(site: &site::Model, refusal: Refusal) -> Option<String> {
    site.guesty_account_email.clone().filter(|_| refusal == Refusal::PartnerUnavailable)
}
