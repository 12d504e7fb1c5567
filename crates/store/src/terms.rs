//! From a listing's rows to the terms that price it: the one place where stored codes become rules.

use domain::basis_points::BasisPoints;
use domain::code::ActiveType;
use domain::fee::Fee;
use domain::rate::{NightOverride, Rate, RateBook, RateSpan};
use domain::rounding::MAX_AMOUNT;
use domain::tax::{Tax, TaxRule};
use domain::terms::Terms;

use crate::row::{listing, listing_fee, listing_rate, property, tax};

/// What hangs on a listing.
#[derive(Debug, Default)]
pub struct TermsRows {
    pub rates: Vec<listing_rate::Model>,
    pub overrides: Vec<NightOverride>,
    pub fees: Vec<listing_fee::Model>,
    pub taxes: Vec<tax::Model>,
}

/// The reason, in words for the log, when the rows make no sense.
pub fn compile(
    property: &property::Model,
    listing: &listing::Model,
    parts: TermsRows,
) -> Result<Terms, String> {
    let active: ActiveType = listing.active_type.parse().map_err(told)?;
    let rates = parts.rates.into_iter().map(rate).collect::<Result<_, _>>()?;
    let weekend = property.weekend_nights.parse().map_err(told)?;
    Ok(Terms {
        currency: listing.currency.parse().map_err(told)?,
        active: active == ActiveType::Active,
        accommodates: property.accommodates.unsigned_abs(),
        included_guests: listing.included_guests.unsigned_abs(),
        extra_guest_amount: amount(listing.extra_guest_amount)?,
        max_pets: listing.max_pets.unsigned_abs(),
        smoking_allowed: listing.smoking_allowed,
        min_nights: listing.min_nights.unsigned_abs(),
        max_nights: listing.max_nights.map(i32::unsigned_abs),
        check_in_days: listing.check_in_days.parse().map_err(told)?,
        check_out_days: listing.check_out_days.parse().map_err(told)?,
        lead_days: listing.lead_days.unsigned_abs(),
        window_days: listing.window_days.map(i32::unsigned_abs),
        rates: RateBook::new(rates, parts.overrides, weekend),
        fees: parts.fees.into_iter().map(fee).collect::<Result<_, _>>()?,
        taxes: parts.taxes.into_iter().map(compile_tax).collect::<Result<_, _>>()?,
    })
}

fn rate(row: listing_rate::Model) -> Result<Rate, String> {
    let span = match (row.base_rate, row.start_date, row.end_date) {
        (true, _, _) => RateSpan::Always,
        (false, Some(first), Some(last)) if row.repeat => RateSpan::EveryYear { first, last },
        (false, Some(first), Some(last)) => RateSpan::Dates { first, last },
        (false, _, _) => return Err(format!("the rate {:?} has no dates", row.name)),
    };
    Ok(Rate {
        key: row.id.key(),
        span,
        week_night: amount(row.week_night)?,
        weekend_night: row.weekend_night.map(amount).transpose()?,
        weekly: row.weekly.map(amount).transpose()?,
        monthly: row.monthly.map(amount).transpose()?,
        min_nights: row.min_nights.map(i32::unsigned_abs),
        max_nights: row.max_nights.map(i32::unsigned_abs),
        name: row.name,
    })
}

fn fee(row: listing_fee::Model) -> Result<Fee, String> {
    Ok(Fee {
        key: row.id.key(),
        kind: row.kind.parse().map_err(told)?,
        amount: amount(row.amount)?,
        share: share(row.basis_points)?,
        taxable: row.taxable,
        refundable: row.refundable,
        optional: row.optional,
        selected: row.selected,
        name: row.name,
    })
}

fn compile_tax(row: tax::Model) -> Result<Tax, String> {
    let rule = match row.kind.as_str() {
        "percent" => {
            TaxRule::Percent { share: share(row.basis_points)?, on_rent: row.on_rent, on_fees: row.on_fees }
        }
        "per_adult_night" => TaxRule::PerAdultNight {
            amount: amount(row.amount)?,
            max_nights: row.max_nights.map(i32::unsigned_abs),
        },
        other => return Err(format!("{other:?} is not a kind of tax")),
    };
    Ok(Tax { name: row.name, authority: row.authority, rule })
}

fn share(basis_points: i32) -> Result<BasisPoints, String> {
    BasisPoints::new(basis_points.into()).map_err(told)
}

fn amount(minor: i64) -> Result<i64, String> {
    if (0..=MAX_AMOUNT).contains(&minor) {
        Ok(minor)
    } else {
        Err(format!("{minor} is out of range for an amount"))
    }
}

fn told(error: impl std::fmt::Display) -> String {
    error.to_string()
}
