//! Cancellation policies against the published tiers of the large marketplaces.

use proptest::prelude::*;

use super::*;
use crate::arbitrary::refund;
use crate::sample::{date, stay};

const TOTAL: i64 = 100_000;

fn policy(method: RefundMethod, tiers: &[(u32, u32)], grace: Option<(u32, u32)>) -> RefundPolicy {
    RefundPolicy {
        name: "Policy".into(),
        method,
        text: "".into(),
        tiers: tiers.iter().map(|(days, percent)| RefundTier { days: *days, percent: *percent }).collect(),
        grace: grace.map(|(hours, days_before)| Grace { hours, days_before }),
    }
}

/// For some nights from 1 June.
fn booking<'a>(booked: &str, nights: u64, prices: &'a [i64]) -> Refundable<'a> {
    Refundable { stay: stay("2026-06-01", nights), total: TOTAL, booked: date(booked), nights: prices }
}

/// Booked on 1 January for one week from 1 June.
fn back(policy: &RefundPolicy, canceled: &str) -> i64 {
    policy.back_on(&booking("2026-01-01", 7, &[]), date(canceled))
}

#[test]
fn vrbo_firm_and_strict() {
    // Firm: 100 % until 60 days before, 50 % until 30. Strict: 100 % until 60 days before.
    let firm = policy(RefundMethod::DaysPrior, &[(60, 100), (30, 50)], None);
    for (canceled, amount) in
        [("2026-04-02", TOTAL), ("2026-04-03", 50_000), ("2026-05-02", 50_000), ("2026-05-03", 0)]
    {
        assert_eq!(back(&firm, canceled), amount, "{canceled}");
    }
    let strict = policy(RefundMethod::DaysPrior, &[(60, 100)], None);
    assert_eq!((back(&strict, "2026-04-02"), back(&strict, "2026-04-03")), (TOTAL, 0));
}

#[test]
fn airbnb_flexible_moderate_and_limited() {
    // 100 % until one, five, fourteen days before; Limited: 50 % until seven.
    let flexible = policy(RefundMethod::DaysPrior, &[(1, 100)], None);
    assert_eq!((back(&flexible, "2026-05-31"), back(&flexible, "2026-06-01")), (TOTAL, 0));
    let moderate = policy(RefundMethod::DaysPrior, &[(5, 100)], None);
    assert_eq!((back(&moderate, "2026-05-27"), back(&moderate, "2026-05-28")), (TOTAL, 0));
    let limited = policy(RefundMethod::DaysPrior, &[(14, 100), (7, 50)], None);
    for (canceled, amount) in
        [("2026-05-18", TOTAL), ("2026-05-19", 50_000), ("2026-05-25", 50_000), ("2026-05-26", 0)]
    {
        assert_eq!(back(&limited, canceled), amount, "{canceled}");
    }
}

#[test]
fn long_stays_keep_the_first_thirty_nights() {
    let long = policy(RefundMethod::LongTerm, &[(30, 100)], None);
    let back = |nights, canceled| long.back_on(&booking("2026-01-01", nights, &[]), date(canceled));
    assert_eq!(back(60, "2026-05-31"), 50_000);
    assert_eq!(back(28, "2026-05-01"), 0);
    // Shorter stays go by the days before check-in.
    assert_eq!((back(27, "2026-05-02"), back(27, "2026-05-03")), (TOTAL, 0));
}

#[test]
fn later_nights_of_a_long_stay_come_back_at_their_own_prices() {
    // Thirty nights at 10.00, then ten at 70.00: 700.00 of 1,000.00.
    let prices: Vec<i64> = [vec![1_000; 30], vec![7_000; 10]].concat();
    let long = policy(RefundMethod::LongTerm, &[], None);
    let back = |canceled: &str| long.back_on(&booking("2026-01-01", 40, &prices), date(canceled));
    assert_eq!((back("2026-05-31"), back("2026-06-06"), back("2026-06-11")), (70_000, 35_000, 0));
}

#[test]
fn tiers_that_nobody_can_mean_are_refused() {
    let tier = |days, percent| RefundTier { days, percent };
    for (tiers, expected) in [
        (vec![], Ok(())),
        (vec![tier(1_096, 100), tier(0, 0)], Ok(())),
        (vec![tier(30, 101)], Err(TierError::Percent)),
        (vec![tier(1_097, 50)], Err(TierError::Days)),
        (vec![tier(1, 1); 13], Err(TierError::Count)),
    ] {
        assert_eq!(RefundTier::check_all(&tiers), expected, "{tiers:?}");
    }
}

#[test]
fn the_days_between_booking_and_arrival_are_told_in_spans() {
    let firm = policy(RefundMethod::BookingDate, &[(60, 100), (30, 50)], Some((48, 14)));
    let spans = |booked: &str| -> Vec<_> {
        let spans = firm.spans(&booking(booked, 7, &[]));
        spans.iter().map(|span| (span.from.to_string(), span.until.to_string(), span.percent)).collect()
    };
    let span = |from: &str, until: &str, percent| (from.to_owned(), until.to_owned(), percent);
    assert_eq!(
        spans("2026-01-01"),
        [
            span("2026-01-01", "2026-04-02", 100),
            span("2026-04-03", "2026-05-02", 50),
            span("2026-05-03", "2026-06-01", 0)
        ]
    );
    assert_eq!(spans("2026-05-20"), [span("2026-05-20", "2026-06-01", 0)]);
}

proptest! {
    /// Every span shows the actual refund of a cancellation on each of its days, and no day is missing.
    #[test]
    fn each_day_of_a_span_brings_what_it_says(policy in refund(), ahead in 0_u64..120, nights in 1_u64..70) {
        let stay = stay("2026-06-01", nights);
        let booked = stay.check_in() - Days::new(ahead);
        let of = Refundable { stay, total: TOTAL, booked, nights: &[] };
        let spans = policy.spans(&of);
        let told: Vec<_> = spans
            .iter()
            .flat_map(|span| span.from.iter_days().take_while(|day| *day <= span.until).map(|day| (day, span.amount)))
            .collect();
        if policy.method == RefundMethod::RentalContract {
            prop_assert!(told.is_empty());
        } else {
            prop_assert!(told.iter().map(|(day, _)| *day).eq(booked.iter_days().take(told.len())));
            prop_assert_eq!(told.len() as u64, ahead + 1);
        }
        for (day, amount) in told {
            prop_assert_eq!(amount, policy.back_on(&of, day), "{}", day);
        }
    }
}
