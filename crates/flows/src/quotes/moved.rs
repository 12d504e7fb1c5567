//! A booked stay at other dates: today's rates and rules, under the payment plan and the cancellation policy of the
//! booking.

use std::sync::Arc;

use chrono::NaiveDate;
use domain::calendars::projection::Outlook;
use domain::key::Key;
use domain::listings::terms::Terms;
use domain::price::inquiry::StayRequest;
use domain::quotes::refusal::Refusal;
use domain::quotes::stay_rules::broken;
use domain::quotes::write_out;
use domain::time::stay::Stay;
use store::quotes::quote::Bill;
use store::row::reservations::reservation;
use store::row::sites::site;

use super::error::QuoteError;
use super::estimate::refused;
use super::keep::bill;
use super::promotion::{PromotionError, refused_promotions};
use super::sold::Sold;
use crate::{App, catalog};

/// The price of the stay at other dates. Nothing is stored.
pub(crate) struct Moved {
    pub(crate) listing: Key,
    pub(crate) terms: Terms,
    pub(crate) bill: Bill,
    pub(crate) promo_errors: Vec<PromotionError>,
    /// The rules that are overridden.
    pub(crate) warnings: Vec<Refusal>,
}

/// `own` are the nights that the stay has now, which do not block it. If `is_bound` is false, the listing's rules may be broken.
pub(crate) async fn price_moved(
    app: &App,
    booking: &reservation::Model,
    (site, sold): (&site::Model, &Sold),
    stay: Stay,
    own: &[NaiveDate],
    is_bound: bool,
) -> Result<Moved, QuoteError> {
    let catalog = catalog::catalog(app, &site.namespace).await?;
    let home = catalog.homes.home(booking.property_id.key()).ok_or(QuoteError::NoSuchProperty)?;
    let terms = Terms {
        plan: Arc::clone(&sold.terms.plan),
        refund: sold.terms.refund.clone(),
        ..(*home.terms).clone()
    };
    let mut taken = home.taken.clone();
    for night in own {
        taken.release(*night);
    }
    let mut addons = sold.request.addons.clone().unwrap_or_default();
    addons.retain(|addon| terms.fees.iter().any(|fee| fee.optional && fee.key == *addon));
    let mut promotions = sold.bill.promotions.clone();
    let waiting: Vec<String> =
        sold.bill.waiting.iter().map(|waiting| waiting.promotion.code.to_string()).collect();
    // As they are today: they have been promised nothing.
    promotions.extend(super::promotion::promotions(app, booking.id.key().account(), &waiting).await?.0);
    let request = StayRequest { stay, party: sold.request.party, addons: Some(addons), promotions };
    let today = home.today(app.now());
    let warnings = broken(&terms, &taken, &request, today);
    // Rules can be overridden; nights that others have cannot.
    let stops = warnings.iter().find(|refusal| is_bound || !refusal.is_rule());
    let quote = stops
        .map_or_else(|| write_out(&terms, &request, today), |refusal| Err(*refusal))
        .map_err(|refusal| refused(&catalog, &Outlook::new(&terms, &taken, today), &request, refusal))?;
    let promo_errors: Vec<PromotionError> = refused_promotions(&quote).collect();
    let bill = bill(app, home, quote, &request);
    Ok(Moved { listing: home.listing, terms, bill, promo_errors, warnings })
}
