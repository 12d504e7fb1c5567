//! Compiles a listing's rows into the terms for pricing: the only place that converts stored codes into rules.

use std::sync::Arc;

use domain::listings::terms::{BookingTerms, Standing, Terms};
use domain::money::basis_points::BasisPoints;
use domain::money::rounding::MAX_AMOUNT;
use domain::policies::payment_plan::PaymentPlan;
use domain::policies::refund::{Grace, RefundPolicy};
use domain::price::discount::Discount;
use domain::price::fee::Fee;
use domain::price::rate::{NightOverride, Rate, RateSpan};
use domain::price::rate_book::RateBook;
use domain::price::tax::{Tax, TaxKind, TaxRule};
use domain::price::timeline::Timelines;
use domain::text::code::{ActiveType, SystemType};

use crate::catalog::{DiscountPart, FeePart, ListingPart, OverridePart, PropertyPart, RatePart};
use crate::row::Id;
use crate::row::listings::tax;
use crate::row::policies::{payment_policy, refund_policy};

/// The rows that belong to a listing.
#[derive(Debug, Default)]
pub struct TermsRows {
    pub rates: Vec<RatePart>,
    pub overrides: Vec<OverridePart>,
    pub discounts: Vec<DiscountPart>,
    pub fees: Vec<FeePart>,
    pub taxes: Vec<tax::Model>,
    pub plan: Arc<PaymentPlan>,
    pub refund: Option<Arc<RefundPolicy>>,
}

/// Fails with a reason for the log if the rows are invalid. Rates are prepared for frequent queries.
pub fn compile(
    property: &PropertyPart,
    listing: &ListingPart,
    parts: TermsRows,
    timelines: &mut Timelines,
) -> Result<Terms, String> {
    let rates = parts.rates.into_iter().map(rate).collect::<Result<_, _>>()?;
    let overrides = parts.overrides.iter().map(own_night).collect::<Result<_, _>>()?;
    // The partner's price is final: no add-ons of ours can be added.
    let may_add = !property.is_partners();
    let fees = parts.fees.into_iter().filter(|row| may_add || !row.optional);
    let weekend = property.weekend_nights.parse().map_err(told)?;
    let turnover = listing.turnover_days.unsigned_abs();
    Ok(Terms {
        standing: standing(property, listing)?,
        accommodates: property.accommodates.unsigned_abs(),
        included_guests: listing.included_guests.unsigned_abs(),
        max_pets: listing.max_pets.unsigned_abs(),
        smoking_allowed: listing.smoking_allowed,
        min_nights_rule: listing.min_nights_rule.parse().map_err(told)?,
        check_in_days: listing.check_in_days.parse().map_err(told)?,
        check_out_days: listing.check_out_days.parse().map_err(told)?,
        min_nights: listing.min_nights.unsigned_abs(),
        max_nights: listing.max_nights.map(i32::unsigned_abs),
        min_gap_nights: listing.min_gap_nights.map(i32::unsigned_abs),
        lead_days: listing.lead_days.unsigned_abs(),
        window_days: listing.window_days.map(i32::unsigned_abs),
        rest_days: turnover.max(u32::from(!property.allows_turns)),
        extra_guest_amount: amount(listing.extra_guest_amount)?,
        rates: RateBook::new(rates, overrides, weekend).with_timeline(timelines).into(),
        discounts: parts.discounts.iter().map(discount).collect::<Result<_, _>>()?,
        fees: fees.map(fee).collect::<Result<_, _>>()?,
        taxes: parts
            .taxes
            .into_iter()
            .filter(|tax| is_levied_in(tax, &listing.currency))
            .map(compile_tax)
            .collect::<Result<_, _>>()?,
        property: property.id.key(),
        currency: listing.currency.parse().map_err(told)?,
        plan: parts.plan,
        refund: parts.refund,
        booking: booking(property, listing),
    })
}

fn standing(property: &PropertyPart, listing: &ListingPart) -> Result<Standing, String> {
    let active: ActiveType = listing.active_type.parse().map_err(told)?;
    let system: SystemType = property.system_type.parse().map_err(told)?;
    Ok(Standing::of(active, system, listing.partner_listing_id.as_deref()))
}

fn booking(property: &PropertyPart, listing: &ListingPart) -> BookingTerms {
    BookingTerms {
        instant_book: listing.instant_book,
        book_online: listing.book_online,
        pay_online: listing.pay_online,
        renter_can_modify: listing.renter_can_modify,
        allow_booking_overlap: property.allow_booking_overlap,
        quote_minutes: listing.quote_minutes.unsigned_abs(),
        agreement: listing.agreement_id.map(Id::key),
    }
}

fn rate(row: RatePart) -> Result<Rate, String> {
    let span = match (row.base_rate, row.start_date, row.end_date) {
        (true, _, _) => RateSpan::Always,
        (false, Some(first), Some(last)) if row.repeat => RateSpan::EveryYear { first, last },
        (false, Some(first), Some(last)) => RateSpan::Dates { first, last },
        (false, _, _) => return Err(format!("the rate {:?} has no dates", row.name)),
    };
    Ok(Rate {
        week_night: amount(row.week_night)?,
        weekend_night: row.weekend_night.map(amount).transpose()?,
        weekly: row.weekly.map(amount).transpose()?,
        monthly: row.monthly.map(amount).transpose()?,
        min_nights: row.min_nights.map(i32::unsigned_abs),
        max_nights: row.max_nights.map(i32::unsigned_abs),
        check_in_days: row.check_in_days.map(|days| days.parse()).transpose().map_err(told)?,
        duration: row.duration.map(i32::unsigned_abs).filter(|nights| *nights > 1),
        span,
        key: row.id.key(),
        name: row.name.into(),
    })
}

fn own_night(row: &OverridePart) -> Result<NightOverride, String> {
    Ok(NightOverride {
        night: row.night,
        amount: row.amount.map(amount).transpose()?,
        min_nights: row.min_nights.map(i32::unsigned_abs),
    })
}

fn discount(row: &DiscountPart) -> Result<Discount, String> {
    Ok(Discount {
        kind: row.kind.parse().map_err(told)?,
        threshold: row.threshold.unsigned_abs(),
        share: share(row.basis_points)?,
    })
}

fn fee(row: FeePart) -> Result<Fee, String> {
    Ok(Fee {
        key: row.id.key(),
        kind: row.kind.parse().map_err(told)?,
        amount: amount(row.amount)?,
        share: share(row.basis_points)?,
        taxable: row.taxable,
        refundable: row.refundable,
        optional: row.optional,
        selected: row.selected,
        name: row.name.into(),
    })
}

/// A fixed amount counts only for homes with its currency.
fn is_levied_in(tax: &tax::Model, currency: &str) -> bool {
    tax.kind != TaxKind::PerGuestNight || tax.currency == currency
}

fn compile_tax(row: tax::Model) -> Result<Tax, String> {
    let rule = match *row.kind {
        TaxKind::Percent => {
            TaxRule::Percent { share: share(row.basis_points)?, on_rent: row.on_rent, on_fees: row.on_fees }
        }
        TaxKind::PerGuestNight => TaxRule::PerGuestNight {
            amount: amount(row.amount)?,
            min_age: row.min_age.map(i32::unsigned_abs),
            max_nights: row.max_nights.map(i32::unsigned_abs),
        },
    };
    Ok(Tax { name: row.name.into(), authority: row.authority.into(), rule, included: row.included })
}

/// For homes with this currency: parts with a fixed amount in another one are left out.
pub fn payment_plan(row: &payment_policy::Model, currency: &str) -> Result<PaymentPlan, String> {
    let plan: PaymentPlan = serde_json::from_value(row.parts.clone()).map_err(told)?;
    Ok(if row.currency == currency { plan } else { plan.without_amounts() })
}

pub fn refund_policy(row: &refund_policy::Model) -> Result<RefundPolicy, String> {
    let grace = row.grace_hours.zip(row.grace_days_before);
    Ok(RefundPolicy {
        name: row.name.as_str().into(),
        method: *row.method,
        text: row.text.as_str().into(),
        tiers: serde_json::from_value(row.tiers.clone()).map_err(told)?,
        grace: grace
            .map(|(hours, days)| Grace { hours: hours.unsigned_abs(), days_before: days.unsigned_abs() }),
    })
}

pub(crate) fn share(basis_points: i32) -> Result<BasisPoints, String> {
    BasisPoints::new(basis_points.into()).map_err(told)
}

pub(crate) fn amount(minor: i64) -> Result<i64, String> {
    if (0..=MAX_AMOUNT).contains(&minor) {
        Ok(minor)
    } else {
        Err(format!("{minor} is out of range for an amount"))
    }
}

pub(crate) fn told(error: impl std::fmt::Display) -> String {
    error.to_string()
}
