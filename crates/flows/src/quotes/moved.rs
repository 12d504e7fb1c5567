//! A booked stay with changes. New nights, at other dates or in another home, are sold under today's rates and rules, with the
//! payment plan and the cancellation policy of the booking. Otherwise the booking's own terms apply: a cot does not make nights
//! dearer that are sold already.

use std::sync::Arc;

use chrono::NaiveDate;
use domain::calendars::projection::Outlook;
use domain::key::Key;
use domain::listings::terms::Terms;
use domain::price::inquiry::StayRequest;
use domain::quotes::refusal::Refusal;
use domain::quotes::stay_rules::broken;
use domain::quotes::write_out;
use domain::reservations::change::{BookedStay, Changed};
use domain::time::calendar::TakenNights;
use search::Home;
use store::quotes::quote::Bill;
use store::row::sites::site;

use super::error::QuoteError;
use super::estimate::{check_addons, refused};
use super::keep::bill;
use super::promotion::{PromotionError, refused_promotions};
use super::sold::Sold;
use crate::{App, catalog};

/// The price of the changed stay. Nothing is stored.
pub(crate) struct Moved {
    pub(crate) booked: BookedStay,
    /// The listing whose terms apply from now on; `None` if those of the booking do.
    pub(crate) listing: Option<Key>,
    pub(crate) terms: Terms,
    pub(crate) bill: Bill,
    pub(crate) promo_errors: Vec<PromotionError>,
    /// The rules that are overridden.
    pub(crate) warnings: Vec<Refusal>,
}

/// `own` are the nights that the stay has now in the home, which do not block it. If `is_bound` is false, the listing's rules
/// may be broken. Add-ons of the stay that are not offered any more are dropped; new ones must be.
pub(crate) async fn price_moved(
    app: &App,
    (site, sold): (&site::Model, &Sold),
    (before, mut booked): (&BookedStay, BookedStay),
    own: &[NaiveDate],
    is_bound: bool,
) -> Result<Moved, QuoteError> {
    let catalog = catalog::catalog(app, &site.namespace).await?;
    let home = catalog.homes.home(booked.property).ok_or(QuoteError::NoSuchProperty)?;
    let changed = Changed::between(before, &booked);
    let today = home.today(app.now());
    let (terms, day) = if changed.sells_nights() {
        (terms_of_sale(home, sold), today)
    } else {
        ((*sold.terms).clone(), sold.bill.quoted_on)
    };
    let is_new = |addon: &Key| !before.addons.contains(addon);
    let added: Vec<Key> = booked.addons.iter().copied().filter(is_new).collect();
    check_addons(&terms, Some(&added))?;
    booked.addons.retain(|addon| terms.fees.iter().any(|fee| fee.optional && fee.key == *addon));
    let taken = without(&home.taken, own);
    let request = request(app, sold, &booked).await?;
    let mut warnings = broken(&terms, &taken, &request, today);
    warnings.retain(|refusal| changed.is_stopped_by(refusal));
    // Rules can be overridden; nights that others have cannot.
    let stops = warnings.iter().find(|refusal| is_bound || !refusal.is_rule());
    let mut quote = stops
        .map_or_else(|| write_out(&terms, &request, day), |refusal| Err(*refusal))
        .map_err(|refusal| refused(&catalog, &Outlook::new(&terms, &taken, today), &request, refusal))?;
    if !changed.sells_nights() {
        let agreed = quote.totals.total + sold.bill.quote.agreed_difference();
        quote = quote.adjusted_to(agreed.max(0));
    }
    let promo_errors: Vec<PromotionError> = refused_promotions(&quote).collect();
    let bill = Bill { quoted_on: day, ..bill(app, home, quote, &request) };
    let listing = changed.sells_nights().then_some(home.listing);
    Ok(Moved { booked, listing, terms, bill, promo_errors, warnings })
}

fn terms_of_sale(home: &Home, sold: &Sold) -> Terms {
    Terms { plan: Arc::clone(&sold.terms.plan), refund: sold.terms.refund.clone(), ..(*home.terms).clone() }
}

fn without(taken: &TakenNights, own: &[NaiveDate]) -> TakenNights {
    let mut taken = taken.clone();
    for night in own {
        taken.release(*night);
    }
    taken
}

/// With the promotions of the booking, and those that waited, as they are today: they have been promised nothing.
async fn request(app: &App, sold: &Sold, booked: &BookedStay) -> Result<StayRequest, QuoteError> {
    let mut promotions = sold.bill.promotions.clone();
    let waiting: Vec<String> =
        sold.bill.waiting.iter().map(|waiting| waiting.promotion.code.to_string()).collect();
    let account = booked.property.account();
    promotions.extend(super::promotion::promotions(app, account, &waiting).await?.0);
    let BookedStay { stay, party, addons, .. } = booked.clone();
    Ok(StayRequest { stay, party, addons: Some(addons), promotions })
}
