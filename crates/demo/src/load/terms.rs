//! The terms of a listing as the price rules want them.
//!
//! Only for pricing: bookings of the past were made under rules of their day, so no rule about dates is kept here.

use domain::basis_points::BasisPoints;
use domain::fee::Fee;
use domain::rate::{NightOverride, Rate, RateBook, RateSpan};
use domain::tax::{Tax, TaxRule};
use domain::terms::Terms;
use domain::weekday::WeekdaySet;
use store::row::{listing_fee, listing_rate, tax};

use super::LoadError;
use super::home::Place;
use super::listing::Offer;

pub(super) fn pricing_terms(place: &Place<'_>, offer: &Offer) -> Result<Terms, LoadError> {
    let listing = &offer.listing;
    let overrides = offer
        .overrides
        .iter()
        .filter_map(|own| Some(NightOverride { night: own.night, amount: own.amount? }));
    Ok(Terms {
        currency: listing.currency.parse().map_err(broken)?,
        active: true,
        accommodates: place.home.accommodates,
        included_guests: listing.included_guests.unsigned_abs(),
        extra_guest_amount: listing.extra_guest_amount,
        max_pets: listing.max_pets.unsigned_abs(),
        smoking_allowed: listing.smoking_allowed,
        min_nights: 1,
        max_nights: None,
        check_in_days: WeekdaySet::EVERY_DAY,
        check_out_days: WeekdaySet::EVERY_DAY,
        lead_days: 0,
        window_days: None,
        rates: RateBook::new(
            offer.rates.iter().map(rate).collect(),
            overrides.collect(),
            WeekdaySet::WEEKEND_NIGHTS,
        ),
        fees: offer.fees.iter().map(fee).collect::<Result<_, _>>()?,
        taxes: offer.taxes.iter().map(tax).collect::<Result<_, _>>()?,
    })
}

fn rate(row: &listing_rate::Model) -> Rate {
    let span = match (row.start_date, row.end_date) {
        (Some(first), Some(last)) if row.repeat => RateSpan::EveryYear { first, last },
        (Some(first), Some(last)) => RateSpan::Dates { first, last },
        _ => RateSpan::Always,
    };
    Rate {
        key: row.id.key(),
        name: row.name.clone(),
        span,
        week_night: row.week_night,
        weekend_night: row.weekend_night,
        weekly: row.weekly,
        monthly: row.monthly,
        min_nights: None,
        max_nights: None,
    }
}

fn fee(row: &listing_fee::Model) -> Result<Fee, LoadError> {
    Ok(Fee {
        key: row.id.key(),
        name: row.name.clone(),
        kind: row.kind.parse().map_err(broken)?,
        amount: row.amount,
        share: share(row.basis_points)?,
        taxable: row.taxable,
        refundable: row.refundable,
        optional: row.optional,
        selected: row.selected,
    })
}

fn tax(row: &tax::Model) -> Result<Tax, LoadError> {
    let rule = if row.kind == "percent" {
        TaxRule::Percent { share: share(row.basis_points)?, on_rent: row.on_rent, on_fees: row.on_fees }
    } else {
        TaxRule::PerAdultNight { amount: row.amount, max_nights: row.max_nights.map(i32::unsigned_abs) }
    };
    Ok(Tax { name: row.name.clone(), authority: row.authority.clone(), rule })
}

fn share(basis_points: i32) -> Result<BasisPoints, LoadError> {
    BasisPoints::new(basis_points.into()).map_err(broken)
}

fn broken(error: impl std::fmt::Display) -> LoadError {
    LoadError::Broken(error.to_string())
}
