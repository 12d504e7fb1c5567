//! Rates, by table and by property.

use chrono::Days;
use proptest::prelude::*;

use super::*;
use crate::key::AccountId;

fn date(text: &str) -> NaiveDate {
    text.parse().unwrap()
}

fn stay(check_in: &str, nights: u64) -> Stay {
    Stay::new(date(check_in), date(check_in) + Days::new(nights)).unwrap()
}

fn rate(age: u32, span: RateSpan, week_night: i64) -> Rate {
    Rate {
        key: Key::new(AccountId::new(1), age, 0),
        name: format!("rate {age}"),
        span,
        week_night,
        weekend_night: None,
        weekly: None,
        monthly: None,
        min_nights: None,
        max_nights: None,
    }
}

fn book(rates: Vec<Rate>) -> RateBook {
    RateBook::new(rates, Vec::new(), WeekdaySet::default())
}

fn amounts(book: &RateBook, stay: Stay) -> Vec<i64> {
    book.price(&stay).unwrap().iter().map(|night| night.amount).collect()
}

#[test]
fn the_shorter_range_wins_then_the_newer_then_yearly_then_base() {
    let dates = |first, last| RateSpan::Dates { first: date(first), last: date(last) };
    let summer = RateSpan::EveryYear { first: date("2020-06-01"), last: date("2020-08-31") };
    let rates = book(vec![
        rate(1, RateSpan::Always, 100),
        rate(2, summer, 200),
        rate(3, dates("2026-07-01", "2026-07-31"), 300),
        rate(4, dates("2026-07-04", "2026-07-04"), 400),
        rate(5, dates("2026-07-10", "2026-07-12"), 500),
        rate(6, dates("2026-07-10", "2026-07-12"), 600),
    ]);
    for (night, amount) in [
        ("2026-05-31", 100),
        ("2026-06-01", 200),
        ("2027-08-31", 200),
        ("2026-07-31", 300),
        ("2026-07-04", 400),
        ("2026-07-12", 600),
    ] {
        assert_eq!(amounts(&rates, stay(night, 1)), [amount], "{night}");
    }
}

#[test]
fn a_yearly_rate_may_run_over_new_year() {
    let winter = RateSpan::EveryYear { first: date("2020-12-20"), last: date("2021-01-05") };
    let rates = book(vec![rate(1, RateSpan::Always, 100), rate(2, winter, 300)]);
    assert_eq!(amounts(&rates, stay("2026-12-19", 2)), [100, 300]);
    assert_eq!(amounts(&rates, stay("2027-01-05", 2)), [300, 100]);
}

#[test]
fn weekend_nights_are_friday_and_saturday() {
    let mut base = rate(1, RateSpan::Always, 100);
    base.weekend_night = Some(150);
    // 2026-07-02 is a Thursday.
    assert_eq!(amounts(&book(vec![base]), stay("2026-07-02", 4)), [100, 150, 150, 100]);
}

#[test]
fn nine_nights_at_a_weekly_rate_cost_nine_sevenths_of_it_without_a_weekend_price() {
    let mut base = rate(1, RateSpan::Always, 20_000);
    base.weekend_night = Some(25_000);
    base.weekly = Some(100_000);
    let nights = amounts(&book(vec![base]), stay("2026-07-01", 9));
    assert_eq!(nights.iter().sum::<i64>(), 128_571);
    assert_eq!(nights, [14_285, 14_285, 14_285, 14_286, 14_286, 14_286, 14_286, 14_286, 14_286]);
}

#[test]
fn the_monthly_price_starts_at_thirty_nights() {
    let mut base = rate(1, RateSpan::Always, 10_000);
    base.weekly = Some(63_000);
    base.monthly = Some(240_000);
    let rates = book(vec![base]);
    for (nights, rent) in [(6, 60_000), (7, 63_000), (29, 261_000), (30, 240_000), (31, 248_000)] {
        assert_eq!(amounts(&rates, stay("2026-07-01", nights)).iter().sum::<i64>(), rent, "{nights}");
    }
}

#[test]
fn a_nights_own_price_beats_every_rate() {
    let own = NightOverride { night: date("2026-07-02"), amount: 999 };
    let rates = RateBook::new(vec![rate(1, RateSpan::Always, 100)], vec![own], WeekdaySet::default());
    assert_eq!(amounts(&rates, stay("2026-07-01", 3)), [100, 999, 100]);
}

#[test]
fn a_night_without_a_rate_is_named() {
    let july = RateSpan::Dates { first: date("2026-07-01"), last: date("2026-07-31") };
    assert_eq!(book(vec![rate(1, july, 100)]).price(&stay("2026-07-30", 3)), Err(date("2026-08-01")));
}

prop_compose! {
    fn any_rate()(age in 1u32..50, from in 0u64..300, days in 0u64..60, kind in 0u8..3, price in 1i64..1_000_000,
                  weekend in prop::option::of(1i64..1_000_000), weekly in prop::option::of(1i64..7_000_000),
                  monthly in prop::option::of(1i64..30_000_000)) -> Rate {
        let first = date("2026-01-01") + Days::new(from);
        let last = first + Days::new(days);
        let span = match kind {
            0 => RateSpan::Always,
            1 => RateSpan::EveryYear { first, last },
            _ => RateSpan::Dates { first, last },
        };
        Rate { weekend_night: weekend, weekly, monthly, ..rate(age, span, price) }
    }
}

proptest! {
    #[test]
    fn the_order_in_which_rates_are_given_changes_nothing(
        mut rates in prop::collection::vec(any_rate(), 1..8), from in 0u64..300, nights in 1u64..45,
    ) {
        rates.sort_by_key(|rate| rate.key);
        rates.dedup_by_key(|rate| rate.key);
        let stay = stay("2026-01-01", from + nights);
        let stay = Stay::new(stay.check_in() + Days::new(from), stay.check_out()).unwrap();
        let (forward, backward) = (book(rates.clone()), book(rates.into_iter().rev().collect()));
        prop_assert_eq!(forward.price(&stay), backward.price(&stay));
    }

    #[test]
    fn nights_of_a_run_differ_by_a_cent_at_most_and_none_is_free(price in 1i64..10_000_000, nights in 7u64..400) {
        let mut base = rate(1, RateSpan::Always, 1);
        base.weekly = Some(price * 7);
        let nights = amounts(&book(vec![base]), stay("2026-01-01", nights));
        let (least, most) = (nights.iter().min().unwrap(), nights.iter().max().unwrap());
        prop_assert!(*least > 0 && most - least <= 1);
        prop_assert!(nights.is_sorted());
    }
}
