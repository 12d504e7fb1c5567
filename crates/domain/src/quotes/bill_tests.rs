//! Bills at the limits of what can be entered.

use std::sync::Arc;

use proptest::prelude::*;

use crate::arbitrary;
use crate::listings::terms::Terms;
use crate::people::party::Party;
use crate::price::fee::{Fee, FeeKind};
use crate::price::inquiry::StayRequest;
use crate::price::rate::{Rate, RateSpan};
use crate::price::rate_book::RateBook;
use crate::price::tax::{Tax, TaxRule};
use crate::quotes::{LineKind, write_out};
use crate::sample::{fee, lodging_tax, rate, request, stay, terms, today};
use crate::time::weekday::WeekdaySet;

use super::*;

const LONGEST: u64 = Stay::MAX_NIGHTS as u64;

fn per_guest_night(amount: i64, included: bool) -> Tax {
    let rule = TaxRule::PerGuestNight { amount, min_age: None, max_nights: None };
    Tax { rule, included, ..lodging_tax(0) }
}

/// One rate for all nights, at the largest amount.
fn dear() -> Terms {
    let rates = RateBook::new(vec![rate(1, RateSpan::Always, MAX_AMOUNT)], Vec::new(), WeekdaySet::default());
    Terms { rates: rates.into(), included_guests: 1, ..terms() }
}

#[test]
fn a_stay_beyond_the_largest_sum_is_refused() {
    let percent = Fee { share: BasisPoints::MAX, ..fee(2, FeeKind::PercentOfRent, 0) };
    let guests = fee(3, FeeKind::PerGuestNight, MAX_AMOUNT);
    let with = |fee: Fee| Terms { fees: vec![fee], ..dear() };
    let taxed = |tax| Terms { taxes: vec![tax], ..dear() };
    let most = Party::MAX_OF_EACH;
    for (terms, nights, adults, children, total) in [
        (dear(), LONGEST, 1, 0, Some(MAX_AMOUNT * i64::from(Stay::MAX_NIGHTS))),
        (Terms { extra_guest_amount: MAX_AMOUNT, ..dear() }, 1, most, most, Some(MAX_AMOUNT * 1_998)),
        (Terms { extra_guest_amount: MAX_AMOUNT, ..dear() }, LONGEST, most, most, None),
        (with(percent.clone()), 90, 1, 0, Some(MAX_AMOUNT * 90 * 101)),
        (with(percent), LONGEST, 1, 0, None),
        (with(guests.clone()), LONGEST, most, most, None),
        (with(Fee { taxable: false, ..guests.clone() }), LONGEST, most, most, None),
        (with(Fee { refundable: true, ..guests }), LONGEST, most, most, None),
        (taxed(lodging_tax(1_000_000)), LONGEST, 1, 0, None),
        (taxed(per_guest_night(MAX_AMOUNT, false)), LONGEST, most, most, None),
        (taxed(per_guest_night(MAX_AMOUNT, true)), 1, 1, 0, Some(MAX_AMOUNT)),
    ] {
        let party = Party::new(adults, children, 0, false).unwrap();
        let asked = StayRequest { party, ..request("2026-07-06", nights) };
        let quote = write_out(&terms, &asked, today()).map(|quote| quote.totals.total);
        assert_eq!(quote, total.ok_or(Refusal::PriceTooHigh), "{nights} nights");
    }
}

/// Nothing, little, or as much as can be entered.
fn amount() -> impl Strategy<Value = i64> {
    prop::sample::select(vec![0, 1, 9_999, MAX_AMOUNT / 1_000, MAX_AMOUNT - 1, MAX_AMOUNT])
}

fn share() -> impl Strategy<Value = BasisPoints> {
    let points = prop::sample::select(vec![0, 1, 1_050, 10_000, 999_999, 1_000_000]);
    points.prop_map(|points| BasisPoints::new(points).unwrap())
}

prop_compose! {
    fn large_fee()(
        kind in prop::sample::select(FeeKind::ALL), amount in amount(), share in share(), taxable: bool, refundable in prop::bool::weighted(0.2),
    ) -> Fee {
        Fee { share, taxable, refundable, ..fee(2, kind, amount) }
    }
}

fn large_tax() -> impl Strategy<Value = Tax> {
    let percent = (share(), any::<bool>(), any::<bool>())
        .prop_map(|(share, on_rent, on_fees)| TaxRule::Percent { share, on_rent, on_fees });
    let fixed =
        amount().prop_map(|amount| TaxRule::PerGuestNight { amount, min_age: None, max_nights: None });
    (prop_oneof![percent, fixed], any::<bool>()).prop_map(|(rule, included)| Tax {
        rule,
        included,
        ..lodging_tax(0)
    })
}

prop_compose! {
    fn large_terms()(
        terms in arbitrary::terms(), week_night in amount(), weekly in prop::option::of(amount()), monthly in prop::option::of(amount()),
        extra_guest_amount in amount(), fees in prop::collection::vec(large_fee(), 0..6), taxes in prop::collection::vec(large_tax(), 0..6),
    ) -> Terms {
        let always = Rate { weekly, monthly, ..rate(1, RateSpan::Always, week_night) };
        let rates = RateBook::new(vec![always], Vec::new(), WeekdaySet::default());
        Terms { rates: Arc::new(rates), extra_guest_amount, fees, taxes, ..terms }
    }
}

proptest! {
    /// Whatever is entered, a stay is either refused or adds up below the limit. Overflows would panic here.
    #[test]
    fn fuzz_no_stay_leaves_64_bits(
        terms in large_terms(), nights in prop_oneof![1..60_u64, Just(LONGEST)], (adults, children) in (0..=Party::MAX_OF_EACH, 0..=Party::MAX_OF_EACH),
        pets in 0..=Party::MAX_OF_EACH, mut promotions in prop::collection::vec(arbitrary::promotion(), 0..3),
    ) {
        promotions.sort_by_key(|promotion| promotion.key);
        promotions.dedup_by_key(|promotion| promotion.key);
        let party = Party::new(adults, children, pets, false).unwrap();
        let asked = StayRequest { promotions, ..StayRequest::plain(stay("2026-07-06", nights), party) };
        match write_out(&terms, &asked, today()) {
            Ok(quote) => {
                let Totals { total_rent, total_taxes, total, deposit, .. } = quote.totals;
                prop_assert!([total_rent, total_taxes, deposit].iter().all(|sum| (0..=MAX_SUM).contains(sum)));
                let shown = quote.lines.iter().filter(|line| line.kind != LineKind::Deposit).map(|line| line.amount);
                prop_assert_eq!(shown.sum::<i64>(), total);
                prop_assert_eq!(quote.payments.iter().map(|payment| payment.amount).sum::<i64>(), total);
            }
            Err(refusal) => prop_assert_eq!(refusal, Refusal::PriceTooHigh),
        }
    }
}
