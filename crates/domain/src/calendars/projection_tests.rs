//! Tests of a listing over many dates.

use proptest::prelude::*;

use super::*;
use crate::arbitrary;
use crate::quotes::price;
use crate::sample::{date, nothing_taken, stay, terms, today};
use crate::time::weekday::WeekdaySet;

#[test]
fn every_check_out_has_its_total_or_its_reason() {
    let terms = Terms { min_nights: 2, max_nights: Some(4), ..terms() };
    let mut taken = nothing_taken();
    taken.take(date("2026-07-13"));
    let outlook = Outlook::new(&terms, &taken, today());
    let told: Vec<_> = outlook
        .departures(date("2026-07-10"), date("2026-07-15"), Party::default())
        .into_iter()
        .map(|day| day.outcome.map(|totals| totals.total).map_err(|refusal| refusal.code()))
        .collect();
    assert_eq!(told, [Err("min_stay"), Ok(20_000), Ok(30_000), Err("overlap"), Err("max_stay")]);
}

#[test]
fn a_day_to_arrive_on_offers_its_shortest_stay() {
    let saturdays: WeekdaySet = "6".parse().unwrap();
    let (terms, free) = (Terms { min_nights: 2, check_out_days: saturdays, ..terms() }, nothing_taken());
    let outlook = Outlook::new(&terms, &free, today());
    let (shortest, totals) = outlook.arrival(date("2026-07-06"), Party::default()).unwrap();
    assert_eq!((shortest, totals.total), (stay("2026-07-06", 5), 50_000));
    assert!(outlook.arrival(date("2026-06-30"), Party::default()).is_err());
}

#[test]
fn the_nearest_stays_come_first_and_are_long_enough() {
    let mut taken = nothing_taken();
    for night in ["2026-07-11", "2026-07-12", "2026-07-13"] {
        taken.take(date(night));
    }
    let plain = terms();
    let outlook = Outlook::new(&plain, &taken, today());
    let offers = outlook.nearest(stay("2026-07-12", 2), Party::default(), 3);
    assert_eq!(offers, [stay("2026-07-14", 2), stay("2026-07-09", 2), stay("2026-07-15", 2)]);
    let longer = Terms { min_nights: 4, ..terms() };
    let outlook = Outlook::new(&longer, &taken, today());
    assert_eq!(outlook.nearest(stay("2026-07-05", 2), Party::default(), 1), [stay("2026-07-05", 4)]);
}

proptest! {
    #[test]
    fn what_is_offered_can_be_booked(terms in arbitrary::terms(), taken in arbitrary::taken(), wanted in arbitrary::stay()) {
        let outlook = Outlook::new(&terms, &taken, arbitrary::today());
        let party = Party::default();
        for offer in outlook.nearest(wanted, party, 3) {
            prop_assert!(price(&terms, &taken, &StayRequest::plain(offer, party), arbitrary::today()).is_ok());
        }
        if let Ok((shortest, totals)) = outlook.arrival(wanted.check_in(), party) {
            let quote = price(&terms, &taken, &StayRequest::plain(shortest, party), arbitrary::today()).unwrap();
            prop_assert_eq!(quote.totals, totals);
        }
    }
}
