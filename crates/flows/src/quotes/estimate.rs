//! The price of a stay, or the reason why it cannot be booked.

use chrono::NaiveDate;
use domain::calendars::projection::Outlook;
use domain::key::Key;
use domain::listings::terms::Terms;
use domain::people::party::Party;
use domain::policies::refund::RefundStep;
use domain::price::inquiry::StayRequest;
use domain::quotes::refusal::Refusal;
use domain::quotes::{Quote, price};
use domain::text::code::SystemType;
use domain::time::stay::Stay;
use search::Home;
use store::quotes::quote::PartnerOffer;

use super::error::{QuoteError, partner_email};
use super::promotion::{PromotionError, promotions, refused_promotions};
use crate::cache::Catalog;
use crate::partner_homes::LiveQuote;
use crate::{App, calendars, partner_homes};

/// Alternative stays offered if the dates are not available.
const OFFERS: usize = 3;

pub async fn estimate<'a>(
    app: &App,
    catalog: &'a Catalog,
    property: Key,
    wish: &Wish,
) -> Result<Estimate<'a>, QuoteError> {
    price_of(app, catalog, property, wish, false).await
}

/// An estimate that is about to be stored as a quote.
pub(super) async fn estimate_to_keep<'a>(
    app: &App,
    catalog: &'a Catalog,
    property: Key,
    wish: &Wish,
) -> Result<Estimate<'a>, QuoteError> {
    price_of(app, catalog, property, wish, true).await
}

async fn price_of<'a>(
    app: &App,
    catalog: &'a Catalog,
    property: Key,
    wish: &Wish,
    keeps: bool,
) -> Result<Estimate<'a>, QuoteError> {
    let home = catalog.homes.home(property).ok_or(QuoteError::NoSuchProperty)?;
    check_addons(&home.terms, wish.addons.as_deref())?;
    if home.system_type == SystemType::Partner {
        return partner_estimate(app, catalog, home, wish, keeps).await;
    }
    let (promotions, mut promo_errors) = promotions(app, property.account(), &wish.promo_codes).await?;
    let request = StayRequest { stay: wish.stay, party: wish.party, addons: wish.addons.clone(), promotions };
    let today = home.today(app.now());
    let quote = price(&home.terms, &home.taken, &request, today)
        .map_err(|refusal| refused(catalog, &calendars::outlook(app, home), &request, refusal))?;
    promo_errors.extend(refused_promotions(&quote));
    Ok(Estimate { home, today, request, quote, promo_errors, partner: None })
}

/// The partner's price is complete: our promotions do not apply, and the home has no add-ons.
async fn partner_estimate<'a>(
    app: &App,
    catalog: &'a Catalog,
    home: &'a Home,
    wish: &Wish,
    keeps: bool,
) -> Result<Estimate<'a>, QuoteError> {
    let request = StayRequest { addons: Some(Vec::new()), ..StayRequest::plain(wish.stay, wish.party) };
    let told = partner_homes::live_quote(app, home, &request, keeps).await?;
    let LiveQuote { quote, offer } = told.map_err(|refusal| QuoteError::Refused {
        refusal,
        nearest: Vec::new(),
        partner_email: partner_email(&catalog.site, refusal),
    })?;
    let unknown = |code: &String| PromotionError { promotion: code.trim().to_owned(), refusal: None };
    let promo_errors = wish.promo_codes.iter().map(unknown).collect();
    Ok(Estimate { home, today: home.today(app.now()), request, quote, promo_errors, partner: Some(offer) })
}

/// Includes other stays that can be booked.
pub(crate) fn refused(
    catalog: &Catalog,
    outlook: &Outlook<'_>,
    request: &StayRequest,
    refusal: Refusal,
) -> QuoteError {
    let nearest = if refusal.is_about_dates() {
        outlook.nearest(request.stay, request.party, OFFERS)
    } else {
        Vec::new()
    };
    QuoteError::Refused { refusal, nearest, partner_email: partner_email(&catalog.site, refusal) }
}

/// Fails if a chosen add-on is not an optional fee of the listing.
pub(crate) fn check_addons(terms: &Terms, chosen: Option<&[Key]>) -> Result<(), QuoteError> {
    let is_addon = |key: &Key| terms.fees.iter().any(|fee| fee.key == *key && fee.optional);
    let stranger = chosen.unwrap_or_default().iter().find(|key| !is_addon(key));
    stranger.map_or(Ok(()), |key| Err(QuoteError::NoSuchAddon(*key)))
}

/// The stay to price.
#[derive(Clone, Debug)]
pub struct Wish {
    pub stay: Stay,
    pub party: Party,
    /// Chosen add-ons; `None` uses those that are selected by default.
    pub addons: Option<Vec<Key>>,
    /// As typed.
    pub promo_codes: Vec<String>,
}

/// A price that is not stored and binds no one.
#[derive(Debug)]
pub struct Estimate<'a> {
    pub home: &'a Home,
    /// The day of the price calculation, in the time zone of the home.
    pub today: NaiveDate,
    pub request: StayRequest,
    pub quote: Quote,
    pub promo_errors: Vec<PromotionError>,
    /// The partner's quote behind the price, if any.
    pub partner: Option<PartnerOffer>,
}

impl Estimate<'_> {
    /// The refunds of cancellations after booking it now.
    pub fn refund_steps(&self) -> Vec<RefundStep> {
        self.quote.refund_steps(self.home.terms.refund.as_deref(), self.request.stay, self.today)
    }
}
