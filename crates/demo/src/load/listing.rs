//! The terms on which a home is offered: listing, rates, fees, discounts and taxes.

use domain::listings::terms::MinNightsRule;
use domain::price::discount::DiscountKind;
use std::collections::HashMap;

use chrono::{DateTime, Datelike, NaiveDate, Utc};
use domain::price::fee::FeeKind;
use domain::text::code::ActiveType;
use domain::time::weekday::WeekdaySet;
use store::row::Id;
use store::row::calendars::night_override;
use store::row::listings::{listing, listing_discount, listing_fee, listing_rate, listing_tax, tax};

use super::error::LoadError;
use super::home::Place;
use super::policy::tax_row;
use super::rows::Rows;
use super::scope::{Mint, Scope};
use crate::account::Account;
use crate::pricing::{Discount, DiscountRule, Fee, FeeBasis, Profile};
use crate::rate::Rate;
use crate::site::Site;

/// Quotes and requests of the demo are valid for three days.
const REQUEST_HOURS: i32 = 72;
/// Every ninth home has a nightly price of its own for the last night of the year.
const HOMES_WITH_OWN_NIGHTS: usize = 9;
const LAST_NIGHT_PERCENT: i64 = 250;

/// States of listings that are not on sale, one home each.
const UNSOLD: [ActiveType; 6] = [
    ActiveType::New,
    ActiveType::Paused,
    ActiveType::PendingApproval,
    ActiveType::SetupIncomplete,
    ActiveType::Discontinued,
    ActiveType::Suspended,
];
/// Accounts with fewer homes have all of them on sale.
const MANY_HOMES: usize = 30;

/// A listing with all its price terms.
#[derive(Debug)]
pub(super) struct Offer {
    pub(super) listing: listing::Model,
    pub(super) rates: Vec<listing_rate::Model>,
    pub(super) overrides: Vec<night_override::Model>,
    pub(super) fees: Vec<listing_fee::Model>,
    pub(super) discounts: Vec<listing_discount::Model>,
    pub(super) taxes: Vec<tax::Model>,
}

impl Offer {
    pub(super) fn write(self, rows: &mut Rows) {
        let (account_id, listing_id) = (self.listing.account_id, self.listing.id);
        rows.listing.push(self.listing);
        rows.listing_rate.extend(self.rates);
        rows.night_override.extend(self.overrides);
        rows.listing_fee.extend(self.fees);
        rows.listing_discount.extend(self.discounts);
        let tax_ids = self.taxes.iter().map(|tax| tax.id);
        rows.listing_tax.extend(tax_ids.map(|tax_id| listing_tax::Model { account_id, listing_id, tax_id }));
    }
}

/// Selects the homes of a large account that are not on sale, evenly spread over those that no site or promotion features.
pub(super) fn states(account: &Account) -> HashMap<String, ActiveType> {
    let facts = &account.facts;
    let sites = facts.sites.iter().flat_map(|site| site.featured.iter().chain(site.homes.iter().flatten()));
    let forward: Vec<&String> =
        sites.chain(facts.promotions.iter().flat_map(|promotion| &promotion.homes)).collect();
    let plain: Vec<&String> =
        account.homes.iter().map(|home| &home.slug).filter(|slug| !forward.contains(slug)).collect();
    if plain.len() < MANY_HOMES {
        return HashMap::new();
    }
    let spread = plain.chunks(plain.len() / UNSOLD.len()).filter_map(|chunk| chunk.last());
    spread.map(|slug| (*slug).clone()).zip(UNSOLD).collect()
}

pub(super) fn offer(place: &Place<'_>) -> Result<Offer, LoadError> {
    let (account, home, scope) = (place.tenant.account, place.home, place.scope());
    let profile =
        account.profile(home).ok_or_else(|| LoadError::Broken(format!("pricing of {}", home.slug)))?;
    let listing = listing_row(place, profile);
    let terms = TermRows { scope, listing: place.listing, made: place.made };
    // An incomplete listing lacks its rates.
    let rates = match place.state {
        ActiveType::SetupIncomplete => Vec::new(),
        _ => profile.rates(home.nightly, home.min_nights, scope.today),
    };
    Ok(Offer {
        rates: terms.rates(rates, &mut place.mint("rate")),
        overrides: own_nights(place),
        fees: terms.fees(profile.fees(home.bedrooms, |need| home.offers(need)), &mut place.mint("fee")),
        discounts: terms.discounts(profile, &mut place.mint("discount")),
        taxes: account.taxes(home).map(|tax| tax_row(scope, tax)).collect(),
        listing,
    })
}

fn listing_row(place: &Place<'_>, profile: &Profile) -> listing::Model {
    let (home, scope) = (place.home, place.scope());
    let site = site_of(place);
    listing::Model {
        active_type: place.state.into(),
        book_online: site.is_none_or(|site| site.book_online),
        pay_online: site.is_none_or(|site| site.pay_online),
        renter_can_modify: site.is_none_or(|site| site.pay_online),
        instant_book: home.instant_book,
        included_guests: home.included_guests.unwrap_or(home.accommodates).cast_signed(),
        extra_guest_amount: profile.extra_guest,
        max_pets: home.pets.cast_signed(),
        smoking_allowed: home.smoking,
        refund_policy_id: Some(scope.named("refund policy", &profile.refund_policy)),
        payment_policy_id: Some(scope.named("payment policy", &profile.payment_policy)),
        agreement_id: site.map(|site| scope.named("agreement", &site.agreement)),
        partner_listing_id: home.listing_key.clone(),
        ..plain_listing(
            scope,
            (place.property, place.listing),
            &place.tenant.account.facts.currency,
            home.min_nights,
            place.made,
        )
    }
}

/// The site that selects the home, else the account's first site.
fn site_of<'a>(place: &Place<'a>) -> Option<&'a Site> {
    let sites = &place.tenant.account.facts.sites;
    let chosen = |site: &&Site| site.homes.as_ref().is_some_and(|homes| homes.contains(&place.home.slug));
    sites.iter().find(chosen).or(sites.first())
}

/// A listing with default terms, on sale with instant booking.
pub(super) fn plain_listing(
    scope: &Scope,
    (property_id, id): (Id, Id),
    currency: &str,
    min_nights: u32,
    made: DateTime<Utc>,
) -> listing::Model {
    listing::Model {
        account_id: scope.account.into(),
        id,
        property_id,
        active_type: ActiveType::Active.into(),
        currency: currency.to_owned(),
        book_online: true,
        pay_online: true,
        instant_book: true,
        renter_can_modify: true,
        min_nights: min_nights.cast_signed(),
        max_nights: None,
        min_nights_rule: MinNightsRule::Arrival.into(),
        check_in_days: WeekdaySet::EVERY_DAY.to_string(),
        check_out_days: WeekdaySet::EVERY_DAY.to_string(),
        min_gap_nights: None,
        lead_days: 0,
        window_days: None,
        turnover_days: 0,
        included_guests: 0,
        extra_guest_amount: 0,
        max_pets: 0,
        smoking_allowed: false,
        request_hours: REQUEST_HOURS,
        quote_minutes: REQUEST_HOURS * 60,
        refund_policy_id: None,
        payment_policy_id: None,
        agreement_id: None,
        partner_listing_id: None,
        created_at: made,
        updated_at: made,
        version: 1,
    }
}

/// Builds the rows that belong to one listing.
#[derive(Debug, Clone, Copy)]
pub(super) struct TermRows<'t> {
    pub(super) scope: &'t Scope,
    pub(super) listing: Id,
    pub(super) made: DateTime<Utc>,
}

impl TermRows<'_> {
    pub(super) fn rates(&self, rates: Vec<Rate>, mint: &mut Mint) -> Vec<listing_rate::Model> {
        let row = |rate: Rate| listing_rate::Model {
            account_id: self.scope.account.into(),
            id: mint.id(self.made),
            listing_id: self.listing,
            name: rate.name,
            start_date: rate.nights.map(|(first, _)| first),
            end_date: rate.nights.map(|(_, last)| last),
            base_rate: rate.nights.is_none(),
            repeat: rate.repeat,
            duration: rate.duration.map(u32::cast_signed),
            week_night: rate.week_night,
            weekend_night: Some(rate.weekend_night),
            weekly: rate.weekly,
            monthly: rate.monthly,
            min_nights: rate.min_nights.map(u32::cast_signed),
            max_nights: None,
            check_in_days: None,
            created_at: self.made,
            updated_at: self.made,
            version: 1,
        };
        rates.into_iter().map(row).collect()
    }

    pub(super) fn fees(&self, fees: Vec<Fee>, mint: &mut Mint) -> Vec<listing_fee::Model> {
        let row = |(position, fee): (i32, Fee)| {
            let is_share = fee.basis == FeeBasis::PercentOfRent;
            listing_fee::Model {
                account_id: self.scope.account.into(),
                id: mint.id(self.made),
                listing_id: self.listing,
                name: fee.name,
                kind: fee_kind(fee.basis).into(),
                amount: if is_share { 0 } else { fee.amount },
                basis_points: i32::try_from(fee.amount).ok().filter(|_| is_share).unwrap_or_default(),
                taxable: fee.taxable,
                refundable: fee.refundable,
                optional: fee.optional,
                selected: false,
                position,
                created_at: self.made,
                updated_at: self.made,
                version: 1,
            }
        };
        (0..).zip(fees).map(row).collect()
    }

    pub(super) fn discounts(&self, profile: &Profile, mint: &mut Mint) -> Vec<listing_discount::Model> {
        let row = |discount: &Discount| {
            let (kind, threshold) = match discount.when {
                DiscountRule::Nights(nights) => (DiscountKind::Nights, nights),
                DiscountRule::EarlyBird(days) => (DiscountKind::EarlyBird, days),
                DiscountRule::LastMinute(days) => (DiscountKind::LastMinute, days),
            };
            listing_discount::Model {
                account_id: self.scope.account.into(),
                id: mint.id(self.made),
                listing_id: self.listing,
                kind: kind.into(),
                threshold: threshold.cast_signed(),
                basis_points: discount.percent.cast_signed() * 100,
                created_at: self.made,
                updated_at: self.made,
                version: 1,
            }
        };
        profile.discounts.iter().map(row).collect()
    }
}

fn fee_kind(basis: FeeBasis) -> FeeKind {
    match basis {
        FeeBasis::Flat => FeeKind::Flat,
        FeeBasis::PerNight => FeeKind::PerNight,
        FeeBasis::PerGuest => FeeKind::PerGuest,
        FeeBasis::PerGuestNight => FeeKind::PerGuestNight,
        FeeBasis::PerPet => FeeKind::PerPet,
        FeeBasis::PercentOfRent => FeeKind::PercentOfRent,
    }
}

/// New Year's Eve of this year and the next.
fn own_nights(place: &Place<'_>) -> Vec<night_override::Model> {
    if !place.index.is_multiple_of(HOMES_WITH_OWN_NIGHTS) {
        return Vec::new();
    }
    let year = place.scope().today.year();
    let nights = [year, year + 1].into_iter().filter_map(|year| NaiveDate::from_ymd_opt(year, 12, 31));
    nights
        .map(|night| night_override::Model {
            account_id: place.account_id(),
            listing_id: place.listing,
            night,
            amount: Some(place.home.nightly * LAST_NIGHT_PERCENT / 100),
            min_nights: None,
            closed: false,
        })
        .collect()
}
