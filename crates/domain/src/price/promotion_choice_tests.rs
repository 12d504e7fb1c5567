//! Promotions: amounts, bases and combinations.

use super::*;
use crate::price::inquiry::StayRequest;
use crate::price::promotion::{Benefit, FreeableNights, PromotionBase, Window};
use crate::sample::{date, key, promotion, request, share, today};

const RENT: i64 = 100_000;
const FEES: i64 = 20_000;
/// Seven nights, one of them cheaper.
const NIGHTS: [i64; 7] = [10_000, 15_000, 15_000, 15_000, 15_000, 15_000, 15_000];

/// Codes with their reductions, and codes with the reasons why they do not apply.
type Told = (Vec<(String, i64)>, Vec<(String, &'static str)>);

fn applied(promotions: Vec<Promotion>) -> Told {
    let asked = StayRequest { promotions, ..request("2026-07-10", 7) };
    let nights = FreeableNights { cheapest: &NIGHTS, total_rent: RENT, net_rent: RENT };
    let takings = Takings { rent: RENT, fees: FEES, nights };
    // 20 % tax on the rent, none on the fees.
    let total = |choice: &[Reduction<'_>]| {
        let left = |part: fn(&Taken) -> i64| choice.iter().map(|(_, taken)| part(taken)).sum::<i64>();
        (RENT - left(|taken| taken.rent)) * 6 / 5 + FEES - left(|taken| taken.fees)
    };
    let applied = apply((key(100), Currency::USD), &Inquiry::new(&asked, today()), takings, total);
    let taken = applied.taken.iter().map(|(one, taken)| (one.code.to_string(), taken.rent + taken.fees));
    let refused = applied.refused.iter().map(|(one, refusal)| (one.code.to_string(), refusal.code()));
    (taken.collect(), refused.collect())
}

fn worth(promotion: Promotion) -> i64 {
    applied(vec![promotion]).0.iter().map(|(_, amount)| amount).sum()
}

fn refusal(promotion: Promotion) -> &'static str {
    applied(vec![promotion]).1[0].1
}

fn percent(age: u32, percent: u32) -> Promotion {
    promotion(age, Benefit::Percent(share(percent * 100)))
}

#[test]
fn each_kind_takes_from_its_base_and_never_more_than_there_is() {
    let and_fees = |promotion: Promotion| Promotion { base: PromotionBase::RentAndFees, ..promotion };
    for (promotion, amount) in [
        (percent(1, 10), 10_000),
        (and_fees(percent(1, 10)), 12_000),
        (Promotion { max_discount: Some(5_000), ..percent(1, 10) }, 5_000),
        (percent(1, 120), RENT),
        (promotion(1, Benefit::Amount(30_000)), 30_000),
        (promotion(1, Benefit::Amount(500_000)), RENT),
        (and_fees(promotion(1, Benefit::Amount(500_000))), RENT + FEES),
        (promotion(1, Benefit::FreeNights(1)), 10_000),
        (promotion(1, Benefit::FreeNights(2)), 25_000),
        (promotion(1, Benefit::FreeNights(99)), RENT),
    ] {
        assert_eq!(worth(promotion.clone()), amount, "{promotion:?}");
    }
}

#[test]
fn a_percentage_counts_from_its_base_and_a_second_from_the_running_total() {
    // As on other platforms, 10 % and then 20 % of 1,000.00 leave 720.00, not 700.00.
    let (taken, _) = applied(vec![percent(1, 10), percent(2, 20)]);
    assert_eq!(taken, [("CODE1".to_owned(), 10_000), ("CODE2".to_owned(), 18_000)]);
    let (turned, _) = applied(vec![percent(2, 20), percent(1, 10)]);
    assert_eq!(turned, taken);
}

#[test]
fn one_that_stands_alone_is_used_alone_when_that_is_better() {
    let alone = |age, points| Promotion { stackable: false, ..percent(age, points) };
    let (taken, refused) = applied(vec![percent(1, 10), percent(2, 10), alone(3, 15)]);
    assert_eq!(taken.len(), 2);
    assert_eq!(refused, [("CODE3".to_owned(), "not_together")]);
    let (taken, refused) = applied(vec![percent(1, 10), alone(3, 15)]);
    assert_eq!(taken, [("CODE3".to_owned(), 15_000)]);
    assert_eq!(refused, [("CODE1".to_owned(), "not_together")]);
}

#[test]
fn every_reason_not_to_count_is_named() {
    let window = |from: &str, until: &str| Window { from: Some(date(from)), until: Some(date(until)) };
    let ten = || percent(1, 10);
    for (promotion, reason) in [
        (Promotion { booking: window("2026-07-02", "2026-08-01"), ..ten() }, "not_begun"),
        (Promotion { booking: window("2026-06-01", "2026-06-30"), ..ten() }, "ended"),
        (Promotion { stay: window("2026-07-11", "2026-08-01"), ..ten() }, "stay_dates"),
        (Promotion { stay: window("2026-07-01", "2026-07-15"), ..ten() }, "stay_dates"),
        (Promotion { min_nights: Some(8), ..ten() }, "min_nights"),
        (Promotion { uses_left: Some(0), ..ten() }, "used_up"),
        (Promotion { properties: Some(vec![key(101)]), ..ten() }, "other_property"),
        (Promotion { currency: Some(Currency::JPY), ..promotion(1, Benefit::Amount(900)) }, "other_currency"),
        (Promotion { currency: Some(Currency::JPY), max_discount: Some(900), ..ten() }, "other_currency"),
        (promotion(1, Benefit::Amount(0)), "worthless"),
        (Promotion { stackable: false, ..promotion(1, Benefit::Amount(0)) }, "worthless"),
    ] {
        assert_eq!(refusal(promotion), reason);
    }
    assert_eq!(
        worth(Promotion {
            properties: Some(vec![key(100)]),
            currency: Some(Currency::JPY),
            uses_left: Some(1),
            min_nights: Some(7),
            ..ten()
        }),
        10_000
    );
}

#[test]
fn an_amount_of_an_older_bill_has_no_currency_and_counts() {
    assert_eq!(worth(Promotion { currency: None, ..promotion(1, Benefit::Amount(900)) }), 900);
}

#[test]
fn a_promotion_given_twice_counts_once() {
    assert_eq!(applied(vec![percent(1, 10), percent(1, 10)]).0.len(), 1);
}

#[test]
fn the_last_night_may_be_the_last_day_of_the_stay_window() {
    let window = Window { from: Some(date("2026-07-10")), until: Some(date("2026-07-16")) };
    assert_eq!(worth(Promotion { stay: window, ..percent(1, 10) }), 10_000);
}

#[test]
fn the_lowest_total_wins_over_the_largest_reduction() {
    let alone = |promotion: Promotion| Promotion { stackable: false, ..promotion };
    let of_rent = alone(promotion(1, Benefit::Amount(10_000)));
    let of_all =
        alone(Promotion { base: PromotionBase::RentAndFees, ..promotion(2, Benefit::Amount(10_100)) });
    let (taken, refused) = applied(vec![of_rent, of_all]);
    assert_eq!(taken, [("CODE1".to_owned(), 10_000)]);
    assert_eq!(refused, [("CODE2".to_owned(), "not_together")]);
}

#[test]
fn free_nights_are_the_cheapest_and_no_night_is_free_twice() {
    let free = |age, nights| promotion(age, Benefit::FreeNights(nights));
    let (taken, _) = applied(vec![free(1, 1), free(2, 2)]);
    assert_eq!(taken, [("CODE1".to_owned(), 10_000), ("CODE2".to_owned(), 30_000)]);
    let and_fees = Promotion { base: PromotionBase::RentAndFees, ..free(1, 99) };
    assert_eq!(worth(and_fees), RENT);
}
