//! The terms of a listing for pricing alone: bookings of the past were made under rules of their day, so no rule about dates
//! is kept here.

use domain::rate::NightOverride;
use domain::terms::Terms;
use domain::weekday::WeekdaySet;
use store::row::{listing_rate, property};
use store::terms::{TermsRows, compile};

use super::LoadError;
use super::listing::Offer;

pub(super) fn pricing_terms(property: &property::Model, offer: &Offer) -> Result<Terms, LoadError> {
    let without_rules = |rate: &listing_rate::Model| listing_rate::Model {
        min_nights: None,
        max_nights: None,
        ..rate.clone()
    };
    let own_price = |own: &store::row::night_override::Model| {
        Some(NightOverride { night: own.night, amount: own.amount? })
    };
    let rows = TermsRows {
        rates: offer.rates.iter().map(without_rules).collect(),
        overrides: offer.overrides.iter().filter_map(own_price).collect(),
        fees: offer.fees.clone(),
        taxes: offer.taxes.clone(),
    };
    let terms = compile(property, &offer.listing, rows).map_err(LoadError::Broken)?;
    Ok(Terms {
        active: true,
        min_nights: 1,
        max_nights: None,
        check_in_days: WeekdaySet::EVERY_DAY,
        check_out_days: WeekdaySet::EVERY_DAY,
        lead_days: 0,
        window_days: None,
        ..terms
    })
}
