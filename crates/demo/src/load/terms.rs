//! The terms of a listing for pricing only, without rules about dates: past bookings were made under the rules of their time.

use std::sync::Arc;

use domain::listings::terms::{MinNightsRule, Standing, Terms};
use domain::price::timeline::Timelines;
use domain::time::weekday::WeekdaySet;
use store::catalog::{DiscountPart, FeePart, OverridePart, RatePart};
use store::listings::terms::{TermsRows, compile, payment_plan, refund_policy};
use store::row::homes::property;
use store::row::listings::listing_rate;

use super::error::LoadError;
use super::home::Place;
use super::listing::Offer;
use super::policy::{payment_row, refund_row};

pub(super) fn pricing_terms(
    place: &Place<'_>,
    property: &property::Model,
    offer: &Offer,
) -> Result<Terms, LoadError> {
    let without_rules = |rate: &listing_rate::Model| RatePart {
        min_nights: None,
        max_nights: None,
        duration: None,
        ..RatePart::from(rate)
    };
    let (account, scope) = (place.tenant.account, place.scope());
    let plan = account
        .payment_policy(place.home)
        .map(|policy| payment_plan(&payment_row(scope, policy), &offer.listing.currency));
    let refund = account.refund_policy(place.home).map(|policy| refund_policy(&refund_row(scope, policy)));
    let rows = TermsRows {
        rates: offer.rates.iter().map(without_rules).collect(),
        overrides: offer.overrides.iter().map(OverridePart::from).collect(),
        discounts: offer.discounts.iter().map(DiscountPart::from).collect(),
        fees: offer.fees.iter().map(FeePart::from).collect(),
        taxes: offer.taxes.clone(),
        plan: plan.transpose().map_err(LoadError::Broken)?.map(Arc::new).unwrap_or_default(),
        refund: refund.transpose().map_err(LoadError::Broken)?.map(Arc::new),
    };
    let terms = compile(&property.into(), &(&offer.listing).into(), rows, &mut Timelines::from(scope.today))
        .map_err(LoadError::Broken)?;
    Ok(Terms {
        standing: Standing::Active,
        min_nights: 1,
        max_nights: None,
        min_nights_rule: MinNightsRule::Arrival,
        check_in_days: WeekdaySet::EVERY_DAY,
        check_out_days: WeekdaySet::EVERY_DAY,
        lead_days: 0,
        window_days: None,
        ..terms
    })
}
