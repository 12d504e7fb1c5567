//! Random listings, calendars and requests for property tests, covering every price feature in any combination, plausible or not.

use std::sync::Arc;

use chrono::{Days, NaiveDate};
use proptest::prelude::*;

use crate::key::{AccountId, Key};
use crate::listings::terms::{BookingTerms, MinNightsRule, Standing, Terms};
use crate::money::basis_points::BasisPoints;
use crate::money::currency::Currency;
use crate::money::rounding::MAX_AMOUNT;
use crate::people::party::Party;
use crate::policies::payment_plan::{PaymentPlan, PlanDue, PlanPart, PlanShare};
use crate::policies::refund::{Grace, RefundMethod, RefundPolicy, RefundTier};
use crate::price::discount::{Discount, DiscountKind};
use crate::price::fee::{Fee, FeeKind};
use crate::price::inquiry::StayRequest;
use crate::price::promotion::{Benefit, Promotion, PromotionBase, Window};
use crate::price::rate::{NightOverride, Rate, RateSpan};
use crate::price::rate_book::RateBook;
use crate::price::tax::{Tax, TaxRule};
use crate::time::calendar::TakenNights;
use crate::time::stay::Stay;
use crate::time::weekday::{Weekday, WeekdaySet};

/// The day of every request; calendars start on it.
pub fn today() -> NaiveDate {
    NaiveDate::from_ymd_opt(2026, 1, 1).expect("a day of the calendar")
}

fn day(offset: u64) -> NaiveDate {
    today() + Days::new(offset)
}

fn key(age: u32) -> Key {
    Key::new(AccountId::new(1), age, 0)
}

fn share(most: u32) -> impl Strategy<Value = BasisPoints> {
    (0..=most).prop_map(|points| BasisPoints::new(points.into()).expect("within bounds"))
}

/// Usually at most `usual`, sometimes as large as an amount may be.
fn amount(usual: i64) -> impl Strategy<Value = i64> {
    prop_oneof![30 => 0..usual, 1 => 0..=MAX_AMOUNT]
}

fn weekdays() -> impl Strategy<Value = WeekdaySet> {
    let some = prop::collection::vec(prop::sample::select(&Weekday::ALL[..]), 1..7)
        .prop_map(|days| days.into_iter().collect());
    prop_oneof![3 => Just(WeekdaySet::EVERY_DAY), 1 => some]
}

prop_compose! {
    pub fn rate()(
        age in 1u32..50, from in 0u64..500, days in 0u64..120, kind in 0u8..4, week_night in amount(1_000_000),
        weekend_night in prop::option::of(0i64..1_000_000), weekly in prop::option::of(0i64..7_000_000),
        monthly in prop::option::of(amount(30_000_000)), min_nights in prop::option::weighted(0.2, 1u32..8),
        max_nights in prop::option::weighted(0.1, 1u32..40), check_in_days in prop::option::weighted(0.1, weekdays()),
        duration in prop::option::weighted(0.1, 1u32..9),
    ) -> Rate {
        let (first, last) = (day(from), day(from + days));
        let span = match kind {
            0 => RateSpan::Always,
            1 => RateSpan::EveryYear { first, last },
            _ => RateSpan::Dates { first, last },
        };
        let name = format!("rate {age}").into();
        Rate { week_night, weekend_night, weekly, monthly, min_nights, max_nights, check_in_days, duration, span, key: key(age), name }
    }
}

prop_compose! {
    fn own_night()(offset in 0u64..400, amount in prop::option::of(0i64..1_000_000), min_nights in prop::option::of(1u32..5)) -> NightOverride {
        NightOverride { night: day(offset), amount, min_nights }
    }
}

prop_compose! {
    fn fee()(
        age in 50u32..60, kind in prop::sample::select(FeeKind::ALL), amount in amount(100_000), share in share(3_000),
        taxable: bool, refundable in prop::bool::weighted(0.15), optional in prop::bool::weighted(0.3), selected: bool,
    ) -> Fee {
        Fee { key: key(age), name: format!("fee {age}").into(), kind, amount, share, taxable, refundable, optional, selected }
    }
}

fn tax() -> impl Strategy<Value = Tax> {
    let percent = (share(3_000), any::<bool>(), any::<bool>())
        .prop_map(|(share, on_rent, on_fees)| TaxRule::Percent { share, on_rent, on_fees });
    let tourist = (0i64..1_000, prop::option::of(0u32..18), prop::option::of(1u32..10))
        .prop_map(|(amount, min_age, max_nights)| TaxRule::PerGuestNight { amount, min_age, max_nights });
    (prop_oneof![percent, tourist], prop::bool::weighted(0.2)).prop_map(|(rule, included)| Tax {
        name: "Tax".into(),
        authority: "City".into(),
        rule,
        included,
    })
}

fn discount() -> impl Strategy<Value = Discount> {
    (prop::sample::select(DiscountKind::ALL), 0u32..60, share(10_000))
        .prop_map(|(kind, threshold, share)| Discount { kind, threshold, share })
}

pub fn plan() -> impl Strategy<Value = PaymentPlan> {
    let share = prop_oneof![
        (0i64..500_000).prop_map(PlanShare::Amount),
        share(12_000).prop_map(PlanShare::Percent),
        Just(PlanShare::Remainder)
    ];
    let due = prop_oneof![
        Just(PlanDue::AtBooking),
        (0u32..200).prop_map(PlanDue::DaysAfterBooking),
        (0u32..200).prop_map(PlanDue::DaysBeforeCheckIn)
    ];
    prop::collection::vec((share, due).prop_map(|(share, due)| PlanPart { share, due }), 0..5)
        .prop_map(|parts| PaymentPlan { parts })
}

pub fn refund() -> impl Strategy<Value = RefundPolicy> {
    let tier = (0u32..90, 0u32..=100).prop_map(|(days, percent)| RefundTier { days, percent });
    let grace = (0u32..72, 0u32..30).prop_map(|(hours, days_before)| Grace { hours, days_before });
    (prop::sample::select(RefundMethod::ALL), prop::collection::vec(tier, 0..4), prop::option::of(grace))
        .prop_map(|(method, tiers, grace)| RefundPolicy {
            name: "Policy".into(),
            method,
            text: "".into(),
            tiers,
            grace,
        })
}

prop_compose! {
    fn rate_book()(
        mut rates in prop::collection::vec(rate(), 0..9), base in rate(), has_base in prop::bool::weighted(0.85),
        mut overrides in prop::collection::vec(own_night(), 0..4), weekend in weekdays(),
    ) -> RateBook {
        if has_base {
            rates.push(Rate { span: RateSpan::Always, duration: None, ..base });
        }
        rates.sort_by_key(|rate| rate.key);
        rates.dedup_by_key(|rate| rate.key);
        overrides.sort_by_key(|own| own.night);
        overrides.dedup_by_key(|own| own.night);
        RateBook::new(rates, overrides, weekend)
    }
}

prop_compose! {
    fn stay_rules()(
        standing in prop_oneof![9 => Just(Standing::Active), 1 => prop::sample::select(Standing::ALL)], accommodates in 1u32..9, included_guests in 0u32..6,
        max_pets in 0u32..3, smoking_allowed: bool, min_nights_rule in prop::sample::select(MinNightsRule::ALL), check_in_days in weekdays(),
        check_out_days in weekdays(), min_nights in 1u32..6, max_nights in prop::option::weighted(0.2, 1u32..60),
        min_gap_nights in prop::option::weighted(0.3, 1u32..3), lead_days in 0u32..4,
    ) -> Terms {
        Terms {
            standing, accommodates, included_guests, max_pets, smoking_allowed, min_nights_rule, check_in_days, check_out_days, min_nights, max_nights,
            min_gap_nights, lead_days, window_days: None, rest_days: 0, extra_guest_amount: 0, rates: Arc::default(), discounts: Vec::new(),
            fees: Vec::new(), taxes: Vec::new(), property: key(100), currency: Currency::USD, plan: Arc::default(), refund: None, booking: BookingTerms::default(),
        }
    }
}

prop_compose! {
    pub fn terms()(
        rules in stay_rules(), window_days in prop::option::weighted(0.2, 30u32..900), rest_days in 0u32..3, extra_guest_amount in 0i64..5_000,
        rates in rate_book(), discounts in prop::collection::vec(discount(), 0..4), mut fees in prop::collection::vec(fee(), 0..5),
        taxes in prop::collection::vec(tax(), 0..4), currency in prop::sample::select(vec![Currency::USD, Currency::EUR, Currency::JPY]),
        plan in plan(), refund in prop::option::of(refund()),
    ) -> Terms {
        fees.sort_by_key(|fee| fee.key);
        fees.dedup_by_key(|fee| fee.key);
        Terms { window_days, rest_days, extra_guest_amount, rates: rates.into(), discounts, fees, taxes, currency, plan: plan.into(), refund: refund.map(Arc::new), ..rules }
    }
}

prop_compose! {
    pub fn promotion()(
        age in 200u32..206, kind in 0u8..3, percent in share(12_000), amount in 0i64..200_000, nights in 0u32..5, base in prop::sample::select(PromotionBase::ALL),
        max_discount in prop::option::weighted(0.3, 0i64..100_000), currency in prop::sample::select(vec![None, Some(Currency::USD), Some(Currency::JPY)]), booking in window(), stay in window(),
        min_nights in prop::option::weighted(0.2, 1u32..10),
        uses_left in prop::option::weighted(0.2, 0u32..2), stackable: bool, elsewhere in prop::bool::weighted(0.1),
    ) -> Promotion {
        let benefit = match kind {
            0 => Benefit::FreeNights(nights),
            1 => Benefit::Percent(percent),
            _ => Benefit::Amount(amount),
        };
        Promotion {
            key: key(age), code: format!("CODE{age}").into(), name: "Promotion".into(), terms: "".into(), benefit, base, max_discount, currency, booking, stay, min_nights,
            uses_left, stackable, properties: elsewhere.then(|| vec![key(1)]),
        }
    }
}

prop_compose! {
    fn window()(from in prop::option::weighted(0.1, 0u64..60), until in prop::option::weighted(0.1, 0u64..600)) -> Window {
        Window { from: from.map(day), until: until.map(day) }
    }
}

prop_compose! {
    pub fn taken()(stretches in prop::collection::vec((0u64..420, 1u64..8), 0..25)) -> TakenNights {
        let mut taken = TakenNights::new(today());
        for (from, nights) in stretches {
            (from..from + nights).for_each(|offset| taken.take(day(offset)));
        }
        taken
    }
}

prop_compose! {
    pub fn stay()(from in 0u64..400, nights in prop_oneof![4 => 1u64..10, 1 => 10u64..70]) -> Stay {
        Stay::new(day(from), day(from + nights)).expect("a stay of some nights")
    }
}

prop_compose! {
    pub fn party()(adults in 0u32..6, children in 0u32..4, pets in prop_oneof![3 => Just(0u32), 1 => 0u32..3], smoker in prop::bool::weighted(0.1)) -> Party {
        Party::new(adults, children, pets, smoker).expect("a small party")
    }
}

prop_compose! {
    pub fn request()(
        stay in stay(), party in party(), addons in prop::option::of(prop::collection::vec((50u32..60).prop_map(key), 0..4)),
        mut promotions in prop::collection::vec(promotion(), 0..4),
    ) -> StayRequest {
        promotions.sort_by_key(|promotion| promotion.key);
        promotions.dedup_by_key(|promotion| promotion.key);
        StayRequest { stay, party, addons, promotions }
    }
}
