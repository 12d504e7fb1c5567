//! Table tests and property tests of rates.

use chrono::{Datelike, Days};
use proptest::prelude::*;

use super::{Inquiry, NaiveDate, NightRule, WeekdaySet};
use crate::arbitrary;
use crate::listings::terms::Terms;
use crate::people::party::Party;
use crate::price::inquiry::StayRequest;
use crate::price::rate::{NightOverride, Rate, RateSpan};
use crate::price::rate_book::RateBook;
use crate::price::timeline::Timelines;
use crate::sample::{date, rate, stay, terms};
use crate::time::stay::Stay;

fn book(rates: Vec<Rate>) -> RateBook {
    RateBook::new(rates, Vec::new(), WeekdaySet::default())
}

fn terms_with(book: &RateBook) -> Terms {
    Terms { rates: book.clone().into(), ..terms() }
}

fn nights(book: &RateBook, stay: Stay) -> Result<Vec<(i64, NightRule)>, NaiveDate> {
    let terms = terms_with(book);
    let request = StayRequest::plain(stay, Party::default());
    let course = terms.sheet().course(&Inquiry::new(&request, stay.check_in()));
    course.check()?;
    let mut nights = Vec::new();
    for run in &course.runs {
        let priced = run.priced(&terms);
        assert_eq!(priced.iter().map(|night| night.amount).sum::<i64>(), run.amount(&terms));
        nights.extend(priced.iter().map(|night| (night.amount, night.rule)));
    }
    Ok(nights)
}

fn amounts(book: &RateBook, stay: Stay) -> Vec<i64> {
    nights(book, stay).unwrap().into_iter().map(|(amount, _)| amount).collect()
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
fn published_pro_rata_examples_hold() {
    // Weekly 700.00 and monthly 2,400.00: nightly 100.00 and 80.00, as in published listings of other platforms.
    let mut base = rate(1, RateSpan::Always, 12_000);
    base.weekly = Some(70_000);
    base.monthly = Some(240_000);
    let rates = book(vec![base]);
    for (nights, rent, rule) in [
        (6, 72_000, NightRule::Night),
        (7, 70_000, NightRule::Weekly),
        (10, 100_000, NightRule::Weekly),
        (28, 280_000, NightRule::Weekly),
        (30, 240_000, NightRule::Monthly),
        (45, 360_000, NightRule::Monthly),
    ] {
        let priced = super::tests::nights(&rates, stay("2026-03-01", nights)).unwrap();
        assert_eq!(priced.iter().map(|(amount, _)| amount).sum::<i64>(), rent, "{nights}");
        assert!(priced.iter().all(|(_, of)| *of == rule), "{nights}");
    }
}

#[test]
fn a_long_price_is_rounded_for_each_rate_of_the_stay() {
    let july = RateSpan::Dates { first: date("2026-07-01"), last: date("2026-07-31") };
    let (mut base, mut summer) = (rate(1, RateSpan::Always, 1), rate(2, july, 1));
    base.weekly = Some(50_000);
    summer.weekly = Some(100_000);
    // Four nights in June at 50,000 / 7 and five in July at 100,000 / 7.
    let priced = amounts(&book(vec![base, summer]), stay("2026-06-27", 9));
    assert_eq!(priced[..4].iter().sum::<i64>(), 28_571);
    assert_eq!(priced[4..].iter().sum::<i64>(), 71_429);
}

#[test]
fn a_nights_own_price_beats_every_rate() {
    let own = NightOverride { night: date("2026-07-02"), amount: Some(999), min_nights: None };
    let quiet = NightOverride { night: date("2026-07-03"), amount: None, min_nights: Some(2) };
    let rates = RateBook::new(vec![rate(1, RateSpan::Always, 100)], vec![quiet, own], WeekdaySet::default());
    assert_eq!(amounts(&rates, stay("2026-07-01", 3)), [100, 999, 100]);
}

#[test]
fn a_night_without_a_rate_is_named() {
    let july = RateSpan::Dates { first: date("2026-07-01"), last: date("2026-07-31") };
    assert_eq!(nights(&book(vec![rate(1, july, 100)]), stay("2026-07-30", 3)), Err(date("2026-08-01")));
}

#[test]
fn a_yearly_rate_of_a_leap_day_knows_years_without_one() {
    let leap = RateSpan::EveryYear { first: date("2024-02-29"), last: date("2024-02-29") };
    let rates = book(vec![rate(1, RateSpan::Always, 100), rate(2, leap, 900)])
        .with_timeline(&mut Timelines::from(date("2026-01-01")));
    assert_eq!(amounts(&rates, stay("2027-02-27", 4)), [100, 100, 100, 100]);
    assert_eq!(amounts(&rates, stay("2028-02-27", 4)), [100, 100, 900, 100]);
}

#[test]
fn events_are_cut_into_blocks_of_their_length() {
    let fortnight = RateSpan::Dates { first: date("2026-07-01"), last: date("2026-07-15") };
    for (night, block) in [
        ("2026-07-01", stay("2026-07-01", 7)),
        ("2026-07-14", stay("2026-07-08", 7)),
        ("2026-07-15", stay("2026-07-15", 1)),
    ] {
        assert_eq!(fortnight.event_around(7, date(night)), Some(block), "{night}");
    }
    let new_year = RateSpan::EveryYear { first: date("2020-12-30"), last: date("2021-01-02") };
    assert_eq!(new_year.event_around(4, date("2027-01-01")), Some(stay("2026-12-30", 4)));
    assert_eq!(new_year.event_around(4, date("2026-12-31")), Some(stay("2026-12-30", 4)));
    assert_eq!(new_year.event_around(4, date("2027-01-03")), None);
}

proptest! {
    #[test]
    fn the_order_in_which_rates_are_given_changes_nothing(
        mut rates in prop::collection::vec(arbitrary::rate(), 1..8), from in 0u64..300, length in 1u64..45,
    ) {
        rates.sort_by_key(|rate| rate.key);
        rates.dedup_by_key(|rate| rate.key);
        let stay = stay("2026-01-01", from + length);
        let stay = Stay::new(stay.check_in() + Days::new(from), stay.check_out()).unwrap();
        let (forward, backward) = (book(rates.clone()), book(rates.into_iter().rev().collect()));
        prop_assert_eq!(nights(&forward, stay), nights(&backward, stay));
    }

    #[test]
    fn a_timeline_finds_what_trying_every_rate_finds(
        rates in prop::collection::vec(arbitrary::rate(), 0..8), first in 0u64..1_500, length in 1u64..90,
    ) {
        let tried = book(rates);
        let found = tried.clone().with_timeline(&mut Timelines::from(date("2025-11-20")));
        let stay = Stay::new(date("2025-11-01") + Days::new(first), date("2025-11-01") + Days::new(first + length)).unwrap();
        prop_assert_eq!(nights(&tried, stay), nights(&found, stay));
        for day in stay.each_night().map(|night| night.num_days_from_ce()) {
            prop_assert_eq!(terms_with(&tried).sheet().rules.season(day).0, terms_with(&found).sheet().rules.season(day).0);
        }
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

    #[test]
    fn a_book_is_the_same_after_it_was_written_down(rates in prop::collection::vec(arbitrary::rate(), 0..5)) {
        let book = book(rates);
        let text = serde_json::to_string(&book).unwrap();
        prop_assert_eq!(serde_json::from_str::<RateBook>(&text).unwrap(), book);
    }
}
