//! Quotes: prices on request, prices that are kept and honoured, and what may be changed about them.

mod contact;
mod edit;
mod estimate;
mod keep;
mod modify;
mod moved;
mod promotion;
mod sold;
mod terms;

use std::sync::Arc;

use domain::inquiry::StayRequest;
use domain::key::Key;
use domain::party::{Party, PartyError};
use domain::quote::{LineChange, Quote};
use domain::refusal::Refusal;
use domain::stay::{Stay, StayError};
use domain::terms::Terms;
use search::Home;
use store::StoreError;
use store::quote::PartnerOffer;
use store::row::{quote, site};

use crate::catalog::CatalogError;

pub use contact::{Address, Contact};
pub(crate) use edit::TRIES;
use estimate::partner_email;
pub(crate) use estimate::{check_addons, refused};
pub(crate) use keep::ReadQuote;
pub use modify::Modification;
pub(crate) use moved::Moved;
pub use promotion::PromotionError;
pub(crate) use promotion::refused as refused_promotions;
pub(crate) use sold::Sold;
pub(crate) use terms::KnownTerms;

/// What a guest wants to know the price of.
#[derive(Clone, Debug)]
pub struct Wish {
    pub stay: Stay,
    pub party: Party,
    /// Add-ons chosen; `None` takes those that are selected by default.
    pub addons: Option<Vec<Key>>,
    /// As typed.
    pub promo_codes: Vec<String>,
}

#[derive(Debug, thiserror::Error)]
pub enum QuoteError {
    #[error("the site does not sell this property")]
    NoSuchProperty,
    #[error("there is no such quote")]
    NoSuchQuote,
    #[error("the property has no add-on {0}")]
    NoSuchAddon(Key),
    /// Other stays that can be booked come with it.
    #[error("the stay cannot be booked: {}", refusal.code())]
    Refused { refusal: Refusal, nearest: Vec<Stay>, partner_email: Option<String> },
    #[error("the quote has expired")]
    Expired { property: Key, slug: Option<String> },
    #[error("the guest may not change this quote")]
    MayNotModify,
    #[error("the quote has been booked")]
    Booked,
    /// Somebody wrote it, or booked it, since it was read.
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
    /// With whom to write to instead.
    pub(crate) fn partner_unavailable(site: &site::Model) -> Self {
        let refusal = Refusal::PartnerUnavailable;
        Self::Refused { refusal, nearest: Vec::new(), partner_email: partner_email(site, refusal) }
    }
}

/// A price that nobody is held to: nothing is stored.
#[derive(Debug)]
pub struct Estimate<'a> {
    pub home: &'a Home,
    pub request: StayRequest,
    pub quote: Quote,
    pub promo_errors: Vec<PromotionError>,
    /// What the partner made the price by, if it did.
    pub partner: Option<PartnerOffer>,
}

/// A quote that is kept, with what is true of it at this moment.
#[derive(Debug)]
pub struct KeptQuote {
    pub row: quote::Model,
    pub site: Arc<site::Model>,
    pub request: StayRequest,
    pub terms: Arc<Terms>,
    pub quote: Quote,
    pub payment_keys: Vec<Key>,
    pub partner_listing_id: Option<String>,
    /// Somebody else has taken nights of it meanwhile.
    pub overlap_exists: bool,
    pub reservation: Option<Key>,
    pub promo_errors: Vec<PromotionError>,
    /// What it was and what it is, when it was just made anew.
    pub difference: Option<Difference>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Difference {
    pub before: i64,
    pub after: i64,
    pub lines: Vec<LineChange>,
}

impl Difference {
    pub(crate) fn between(before: &Quote, after: &Quote) -> Self {
        Self {
            before: before.totals.total,
            after: after.totals.total,
            lines: domain::quote::changes(before, after),
        }
    }
}
