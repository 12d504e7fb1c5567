//! Table tests of the owner's view of nights.

use proptest::prelude::*;

use super::*;
use crate::arbitrary;
use crate::listings::terms::Standing;
use crate::price::rate::{NightOverride, Rate, RateSpan};
use crate::price::rate_book::RateBook;
use crate::price::timeline::Timelines;
use crate::sample::{date, nothing_taken, rate, terms, today};
use crate::time::weekday::WeekdaySet;

fn codes(nights: &[Night]) -> Vec<&'static str> {
    nights.iter().map(|night| night.closed.map_or("", |refusal| refusal.code())).collect()
}

#[test]
fn the_price_is_the_nights_own_else_its_rates_and_the_least_stay_likewise() {
    let july = RateSpan::Dates { first: date("2026-07-03"), last: date("2026-07-05") };
    let rates = vec![
        rate(1, RateSpan::Always, 10_000),
        Rate { weekend_night: Some(15_000), min_nights: Some(4), ..rate(2, july, 12_000) },
    ];
    let own = NightOverride { night: date("2026-07-04"), amount: Some(9_900), min_nights: Some(2) };
    let book = RateBook::new(rates, vec![own], "5,6".parse::<WeekdaySet>().unwrap());
    let terms = Terms { rates: book.into(), min_nights: 3, ..terms() };
    let found = nights(&terms, &nothing_taken(), date("2026-07-02"), 5, today());
    let figures: Vec<_> = found.iter().map(|night| (night.price, night.min_nights)).collect();
    // 3 July 2026 is a Friday.
    let expected = [(10_000, 3), (15_000, 4), (9_900, 2), (12_000, 4), (10_000, 3)];
    assert_eq!(figures, expected.map(|(price, least)| (Some(price), least)));
    assert_eq!(codes(&found), [""; 5]);
}

#[test]
fn nights_that_are_sold_together_ask_for_all_of_them() {
    let week = RateSpan::Dates { first: date("2026-07-10"), last: date("2026-07-16") };
    let rates = vec![Rate { duration: Some(7), ..rate(1, week, 10_000) }];
    let terms = Terms { rates: RateBook::new(rates, Vec::new(), WeekdaySet::default()).into(), ..terms() };
    let found = nights(&terms, &nothing_taken(), date("2026-07-15"), 3, today());
    assert_eq!(found.iter().map(|night| night.min_nights).collect::<Vec<_>>(), [7, 7, 1]);
    assert_eq!(codes(&found), ["", "", "no_rate"]);
}

#[test]
fn a_closed_night_says_the_first_reason() {
    let mut taken = nothing_taken();
    taken.take(date("2026-07-05"));
    let from = date("2026-06-30");
    let open = Terms { lead_days: 2, window_days: Some(5), ..terms() };
    let reasons = ["past_date", "lead_time", "lead_time", "", "", "overlap", "", "booking_window"];
    assert_eq!(codes(&nights(&open, &taken, from, 8, today())), reasons);
    let paused = Terms { standing: Standing::Inactive, ..terms() };
    assert_eq!(codes(&nights(&paused, &taken, date("2026-07-04"), 2, today())), ["inactive", "overlap"]);
    let far = nights(&terms(), &taken, today() + Days::new(HORIZON_DAYS.unsigned_abs()), 2, today());
    assert_eq!(codes(&far), ["", "booking_window"]);
}

#[test]
fn the_lowest_night_is_one_that_can_be_booked() {
    let dates = |first: &str, last: &str| RateSpan::Dates { first: date(first), last: date(last) };
    let past = rate(2, dates("2026-06-01", "2026-06-30"), 1_000);
    let unused_weekend =
        Rate { weekend_night: Some(2_000), ..rate(3, dates("2026-07-06", "2026-07-09"), 9_000) };
    let beyond = rate(4, dates("2026-09-01", "2026-09-30"), 3_000);
    let own = NightOverride { night: date("2026-07-20"), amount: Some(5_000), min_nights: None };
    let rates = vec![rate(1, RateSpan::Always, 10_000), past, unused_weekend, beyond];
    let book = RateBook::new(rates, vec![own], "5,6".parse::<WeekdaySet>().unwrap());
    let terms = Terms { rates: book.into(), window_days: Some(30), ..terms() };
    let lowest = |taken: &TakenNights, day: &str| lowest_night(&terms, &terms.sheet(), taken, date(day));
    let mut taken = nothing_taken();
    assert_eq!(lowest(&taken, "2026-07-01"), Some(5_000));
    taken.take(date("2026-07-20"));
    assert_eq!(lowest(&taken, "2026-07-01"), Some(9_000));
    assert_eq!(lowest(&taken, "2026-07-10"), Some(10_000));
    assert_eq!(lowest(&taken, "2026-08-02"), Some(3_000));
}

proptest! {
    #[test]
    fn the_lowest_night_is_the_lowest_of_all(terms in arbitrary::terms(), taken in arbitrary::taken(), days in 0_u64..400) {
        let terms = Terms { standing: Standing::Active, ..terms };
        let today = arbitrary::today() + Days::new(days);
        let shown = nights(&terms, &taken, today, 1_200, today);
        let expected = shown.iter().filter(|night| night.closed.is_none()).filter_map(|night| night.price).min();
        prop_assert_eq!(lowest_night(&terms, &terms.sheet(), &taken, today), expected);
        let book = RateBook::clone(&terms.rates).with_timeline(&mut Timelines::from(arbitrary::today()));
        let compiled = Terms { rates: book.into(), ..terms };
        prop_assert_eq!(lowest_night(&compiled, &compiled.sheet(), &taken, today), expected);
    }
}
