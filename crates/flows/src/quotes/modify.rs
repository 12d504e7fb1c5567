//! Changing a quote: other dates are priced anew and shown beside the old price line by line; add-ons and promotions are added
//! and removed under the terms of the quote. Codes that do not apply stay, and are tried again with every change.

use std::sync::Arc;

use chrono::NaiveDate;
use domain::key::Key;
use domain::people::party::{Party, PartyError};
use domain::price::inquiry::StayRequest;
use domain::price::promotion::Promotion;
use domain::quotes::write_out;
use domain::time::stay::{Stay, StayError};
use store::quotes::quote::Bill;

use super::error::QuoteError;
use super::estimate::{Estimate, Wish, check_addons, estimate_to_keep};
use super::keep::{Difference, KeptQuote, ReadQuote, bill, counted_and_waiting, write_bill, write_price};
use super::promotion::{PromotionError, is_same_code, promotions, refused_promotions};
use super::write::write_quote;
use crate::{App, catalog};

/// The values that a guest changes; all others stay.
#[derive(Clone, Debug, Default)]
pub struct Modification {
    pub check_in: Option<NaiveDate>,
    pub check_out: Option<NaiveDate>,
    pub adults: Option<u32>,
    pub children: Option<u32>,
    pub pets: Option<u32>,
    pub smoker: Option<bool>,
    pub property: Option<Key>,
}

impl Modification {
    fn stay(&self, was: Stay) -> Result<Stay, StayError> {
        Stay::new(self.check_in.unwrap_or(was.check_in()), self.check_out.unwrap_or(was.check_out()))
    }

    fn party(&self, was: Party) -> Result<Party, PartyError> {
        Party::new(
            self.adults.unwrap_or(was.adults()),
            self.children.unwrap_or(was.children()),
            self.pets.unwrap_or(was.pets()),
            self.smoker.unwrap_or(was.smoker()),
        )
    }
}

pub(super) async fn write_stay(
    app: &App,
    mut read: ReadQuote,
    change: &Modification,
) -> Result<KeptQuote, QuoteError> {
    if !read.terms.booking.renter_can_modify {
        return Err(QuoteError::MayNotModify);
    }
    let catalog = catalog::catalog(app, &read.site.namespace).await?;
    let property = change.property.unwrap_or(read.row.property_id.key());
    let home = catalog.homes.home(property).ok_or(QuoteError::NoSuchProperty)?;
    let codes = read.request.promotions.iter().map(|promotion| promotion.code.to_string());
    let mut addons = read.request.addons.clone().unwrap_or_default();
    addons.retain(|addon| home.terms.fees.iter().any(|fee| fee.optional && fee.key == *addon));
    let wish = Wish {
        stay: change.stay(read.request.stay)?,
        party: change.party(read.request.party)?,
        addons: Some(addons),
        promo_codes: codes.collect(),
    };
    let Estimate { request, quote, promo_errors, partner, .. } =
        estimate_to_keep(app, &catalog, property, &wish).await?;
    let difference = Difference::between(&read.bill.quote, &quote);
    read.bill = Bill { partner, ..bill(app, home, quote, &request) };
    write_price(app, &mut read.row, home, &request, &read.bill).await?;
    write_quote(app, &mut read).await?;
    let read = ReadQuote { terms: Arc::clone(&home.terms), request, ..read };
    Ok(KeptQuote { difference: Some(difference), ..read.fresh(promo_errors) })
}

pub(super) async fn write_addons(
    app: &App,
    read: ReadQuote,
    addons: &[Key],
) -> Result<KeptQuote, QuoteError> {
    check_addons(&read.terms, Some(addons))?;
    let request = StayRequest { addons: Some(addons.to_vec()), ..read.request.clone() };
    write_anew(app, read, request).await
}

pub(super) async fn write_promotion(app: &App, read: ReadQuote, code: &str) -> Result<KeptQuote, QuoteError> {
    if read.request.promotions.iter().any(|promotion| is_same_code(&promotion.code, code)) {
        return read.kept(app).await;
    }
    let (mut found, unknown) = promotions(app, read.account(), &[code.to_owned()]).await?;
    if found.is_empty() || read.bill.partner.is_some() {
        let blank = PromotionError { promotion: code.trim().to_owned(), refusal: None };
        return Err(QuoteError::Promotions(if unknown.is_empty() { vec![blank] } else { unknown }));
    }
    let mut request = read.request.clone();
    request.promotions.append(&mut found);
    let quote = write_out(&read.terms, &request, read.bill.quoted_on)
        .map_err(|refusal| QuoteError::Refused { refusal, nearest: Vec::new(), partner_email: None })?;
    let errors: Vec<PromotionError> = refused_promotions(&quote).collect();
    match errors.iter().find(|error| is_same_code(&error.promotion, code)) {
        Some(error) if error.is_final() => Err(QuoteError::Promotions(vec![error.clone()])),
        _ => write_anew(app, read, request).await,
    }
}

pub(super) async fn write_without_promotion(
    app: &App,
    read: ReadQuote,
    code: &str,
) -> Result<KeptQuote, QuoteError> {
    let mut request = read.request.clone();
    request.promotions.retain(|promotion| !is_same_code(&promotion.code, code));
    write_anew(app, read, request).await
}

pub(super) async fn write_valid_promotions(app: &App, read: ReadQuote) -> Result<KeptQuote, QuoteError> {
    let codes: Vec<String> =
        read.request.promotions.iter().map(|promotion| promotion.code.to_string()).collect();
    let (promotions, mut errors) = promotions(app, read.account(), &codes).await?;
    let request = StayRequest { promotions, ..read.request.clone() };
    let applied: Vec<Promotion> = read.bill.promotions.clone();
    let kept = write_anew(app, read, request).await?;
    let is_news = |error: &&PromotionError| {
        error.is_final() || applied.iter().any(|promotion| is_same_code(&promotion.code, &error.promotion))
    };
    errors.extend(kept.promo_errors.iter().filter(is_news).cloned());
    if errors.is_empty() { Ok(kept) } else { Err(QuoteError::Promotions(errors)) }
}

/// Prices under the terms and on the date of the quote: its price and expiry stay guaranteed.
async fn write_anew(app: &App, mut read: ReadQuote, request: StayRequest) -> Result<KeptQuote, QuoteError> {
    if read.bill.partner.is_some() {
        // The price comes from the partner, and is complete.
        return read.kept(app).await;
    }
    let quote = write_out(&read.terms, &request, read.bill.quoted_on)
        .map_err(|refusal| QuoteError::Refused { refusal, nearest: Vec::new(), partner_email: None })?;
    let promo_errors: Vec<PromotionError> = refused_promotions(&quote).collect();
    let difference = Difference::between(&read.bill.quote, &quote);
    let account = read.account();
    read.bill.payment_keys = quote.payments.iter().map(|_| app.new_key(account)).collect();
    (read.bill.promotions, read.bill.waiting) = counted_and_waiting(&request.promotions, &quote);
    read.bill.quote = quote;
    read.request = StayRequest { promotions: read.bill.all_promotions(), ..request };
    write_bill(app, &mut read.row, &read.terms, &read.request, &read.bill)?;
    write_quote(app, &mut read).await?;
    Ok(KeptQuote { difference: Some(difference), promo_errors, ..read.kept(app).await? })
}
