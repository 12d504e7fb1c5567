//! Parts add up to the whole, for any partition of a period or an account.

use chrono::{Days, NaiveDate};
use proptest::prelude::*;

use super::*;
use crate::key::AccountId;

fn day(number: u64) -> NaiveDate {
    NaiveDate::from_ymd_opt(2026, 1, 1).unwrap() + Days::new(number)
}

fn span(from: u64, until: u64) -> Span {
    Span { from: day(from), until: day(until) }
}

fn key(number: u64) -> Key {
    Key::new(AccountId::new(1), 1, number)
}

fn currency(code: &str) -> Currency {
    code.parse().unwrap()
}

fn stay(home: u64, nights: Span, rent: i64) -> SoldStay {
    SoldStay { home: key(home), source: None, nights, currency: currency("USD"), rent, revenue: rent + 5_000 }
}

#[test]
fn a_stay_over_the_turn_of_a_month_belongs_to_both() {
    // 29 January to 2 February: three nights and one.
    let books = Books {
        offers: vec![Offer { home: key(1), units: 1, since: Some(day(0)) }],
        stays: vec![stay(1, span(28, 32), 10_001)],
        ..Books::default()
    };
    let months = books.by_month(Month::of(day(0)).until(Month::of(day(32))));
    let told: Vec<_> = months
        .iter()
        .map(|(month, figures)| {
            let earned = figures.earned[&currency("USD")];
            (
                month.to_string(),
                figures.available,
                figures.sold,
                figures.bookings,
                earned.rent,
                earned.revenue,
            )
        })
        .collect();
    assert_eq!(
        told,
        [("2026-01".to_owned(), 31, 3, 1, 7_500, 11_250), ("2026-02".to_owned(), 28, 1, 0, 2_501, 3_751)]
    );
    assert_eq!(months[0].1.occupancy(), Some(968));
    assert_eq!(months[1].1.earned[&currency("USD")].nightly_rate(), Some(2_501));
}

#[test]
fn blocks_reduce_what_is_available_and_units_multiply_it() {
    let offers = vec![Offer { home: key(1), units: 3, since: Some(day(2)) }];
    let blocks = vec![Blocked { home: key(1), nights: span(0, 5) }];
    let whole = Books { offers, blocks, ..Books::default() }.whole(span(0, 10));
    // Eight nights of three units, less three nights of one: the block does not count before the first night for sale.
    assert_eq!((whole.available, whole.sold, whole.occupancy()), (21, 0, Some(0)));
}

#[test]
fn a_home_off_sale_counts_by_what_it_sold() {
    let offers = vec![Offer { home: key(1), units: 1, since: None }];
    let blocks = vec![Blocked { home: key(1), nights: span(4, 9) }];
    let books = Books { offers, blocks, stays: vec![stay(1, span(0, 4), 40_000)], ..Books::default() };
    let whole = books.whole(span(0, 10));
    assert_eq!((whole.available, whole.sold, whole.occupancy()), (4, 4, Some(10_000)));
    assert_eq!(Books::default().whole(span(0, 10)).occupancy(), None);
}

#[test]
fn currencies_stay_apart() {
    let yen = SoldStay { currency: currency("JPY"), rent: 30_001, ..stay(1, span(0, 3), 0) };
    let books = Books { stays: vec![stay(1, span(3, 5), 20_000), yen], ..Books::default() };
    let earned = books.whole(span(0, 10)).earned;
    assert_eq!(earned.len(), 2);
    assert_eq!(earned[&currency("JPY")].nightly_rate(), Some(10_000));
    assert_eq!(earned[&currency("USD")].nightly_rate(), Some(10_000));
}

#[test]
fn canceled_stays_have_neither_nights_nor_money() {
    let canceled = vec![CanceledStay { home: key(1), source: Some(key(9)), check_in: day(3) }];
    let books = Books { canceled, ..Books::default() };
    let whole = books.whole(span(0, 10));
    assert_eq!((whole.canceled, whole.sold, whole.bookings, whole.earned.len()), (1, 0, 0, 0));
    assert_eq!(books.by_source(span(0, 10))[&Some(key(9))].canceled, 1);
    assert!(books.by_source(span(4, 10)).is_empty());
}

prop_compose! {
    fn some_stay()(
        home in 0u64..4, source in prop::option::of(10u64..13), from in 0u64..90, nights in 1u64..40,
        rent in -50_000i64..5_000_000, fees in -50_000i64..50_000, in_yen: bool,
    ) -> SoldStay {
        SoldStay {
            home: key(home),
            source: source.map(key),
            nights: span(from, from + nights),
            currency: currency(if in_yen { "JPY" } else { "USD" }),
            rent,
            revenue: rent + fees,
        }
    }
}

prop_compose! {
    fn books()(
        stays in prop::collection::vec(some_stay(), 0..20),
        blocks in prop::collection::vec((0u64..4, 0u64..90, 1u64..20), 0..6),
        canceled in prop::collection::vec((0u64..4, prop::option::of(10u64..13), 0u64..120), 0..6),
        since in prop::collection::vec(prop::option::of(0u64..60), 4), units in 1u32..4,
    ) -> Books {
        Books {
            offers: (0..).zip(since).map(|(home, since)| Offer { home: key(home), units, since: since.map(day) }).collect(),
            stays,
            blocks: blocks.into_iter().map(|(home, from, nights)| Blocked { home: key(home), nights: span(from, from + nights) }).collect(),
            canceled: canceled.into_iter()
                .map(|(home, source, from)| CanceledStay { home: key(home), source: source.map(key), check_in: day(from) }).collect(),
        }
    }
}

fn sum<'a>(parts: impl IntoIterator<Item = &'a Figures>) -> Figures {
    parts.into_iter().fold(Figures::default(), |mut sum, part| {
        sum.available += part.available;
        sum.sold += part.sold;
        sum.bookings += part.bookings;
        sum.canceled += part.canceled;
        for (currency, earned) in &part.earned {
            let total = sum.earned.entry(*currency).or_default();
            total.nights += earned.nights;
            total.rent += earned.rent;
            total.revenue += earned.revenue;
        }
        sum
    })
}

proptest! {
    #[test]
    fn any_split_of_the_period_adds_up(books in books(), mut cuts in prop::collection::vec(0u64..140, 0..6)) {
        cuts.extend([0, 140]);
        cuts.sort_unstable();
        let parts: Vec<Figures> = cuts.windows(2).map(|cut| books.whole(span(cut[0], cut[1]))).collect();
        prop_assert_eq!(sum(&parts), books.whole(span(0, 140)));
    }

    #[test]
    fn homes_and_sources_add_up_to_the_whole(books in books(), from in 0u64..60, nights in 0u64..80) {
        let period = span(from, from + nights);
        let whole = books.whole(period);
        prop_assert_eq!(&sum(books.by_home(period).values()), &whole);
        let sources = books.by_source(period);
        let mut sold = sum(sources.values());
        sold.available = whole.available;
        prop_assert_eq!(sold, whole);
    }

    #[test]
    fn a_night_differs_from_another_by_one_cent_at_most(amount in -1_000_000i64..1_000_000, nights in 1u64..60) {
        let whole = span(0, nights);
        let each: Vec<i64> = (0..nights).map(|night| share_of_nights(amount, whole, span(night, night + 1))).collect();
        prop_assert_eq!(each.iter().sum::<i64>(), amount);
        prop_assert!(each.iter().max().unwrap() - each.iter().min().unwrap() <= 1);
    }
}
