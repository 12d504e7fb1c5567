//! Every day's step against the settlement of a cancellation on that day.

use chrono::TimeDelta;
use proptest::prelude::*;

use super::*;
use crate::arbitrary;
use crate::key::{AccountId, Key};
use crate::policies::refund::{Grace, RefundTier};
use crate::reservations::cancelation::Received;
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

/// One week from 1 June, canceled some hours after it was booked.
fn booking(booked: &str, today: &str) -> Cancelation {
    let at = |day: &str| date(day).and_time(NaiveTime::MIN).and_utc();
    Cancelation {
        stay: stay("2026-06-01", 7),
        total: TOTAL,
        nights: Vec::new(),
        kept_at_least: 0,
        booked_at: at(booked),
        booked_on: date(booked),
        canceled_at: at(today),
        canceled_on: date(today),
    }
}

fn open(due: &str, amount: i64) -> Instalment {
    Instalment { due_date: date(due), amount, collect_while_booking: false }
}

type Told = (String, Option<u32>, u32, i64);

fn told(cancelation: &Cancelation, policy: &RefundPolicy, paid: i64, open: &[Instalment]) -> Vec<Told> {
    let steps = cancelation.refund_steps(policy, &PaidSoFar { paid, open: open.to_vec() });
    steps
        .iter()
        .map(|step| (step.until.to_string(), step.hours_after_booking, step.percent, step.amount))
        .collect()
}

fn step(until: &str, percent: u32, amount: i64) -> Told {
    (until.to_owned(), None, percent, amount)
}

#[test]
fn a_step_ends_where_a_payment_or_the_policy_changes_the_refund() {
    let thirds = policy(RefundMethod::DaysPrior, &[(60, 100), (40, 50), (10, 30)], None);
    // Half with the booking, half 30 days before arrival.
    let half = [open("2026-05-02", 50_000)];
    let all = |today| told(&booking("2026-01-01", today), &thirds, 50_000, &half);
    let later = [
        // The half that is kept from 3 April on is all that is paid by then.
        step("2026-04-22", 50, 0),
        step("2026-05-01", 30, 0),
        step("2026-05-22", 30, 30_000),
        step("2026-06-01", 0, 0),
    ];
    assert_eq!(all("2026-01-01"), [&[step("2026-04-02", 100, 50_000)], &later[..]].concat());
    assert_eq!(all("2026-04-03"), later);
    assert_eq!(all("2026-06-01"), [step("2026-06-01", 0, 0)]);
    assert_eq!(all("2026-06-02"), []);
}

#[test]
fn an_early_payment_comes_back_on_the_days_before_it_was_due() {
    let half = policy(RefundMethod::DaysPrior, &[(10, 50)], None);
    let may = booking("2026-01-01", "2026-04-10");
    let nothing = step("2026-06-01", 0, 0);
    assert_eq!(
        told(&may, &half, 50_000, &[open("2026-05-02", 50_000)]),
        [step("2026-05-01", 50, 0), step("2026-05-22", 50, 50_000), nothing.clone()]
    );
    assert_eq!(told(&may, &half, TOTAL, &[]), [step("2026-05-22", 50, 50_000), nothing]);
}

#[test]
fn what_a_change_of_dates_lost_is_kept() {
    let half = policy(RefundMethod::DaysPrior, &[(10, 50), (60, 100)], None);
    let moved = Cancelation { kept_at_least: 60_000, ..booking("2026-01-01", "2026-01-01") };
    assert_eq!(told(&moved, &half, TOTAL, &[]), [step("2026-05-22", 40, 40_000), step("2026-06-01", 0, 0)]);
}

#[test]
fn an_overdue_payment_is_not_counted_today() {
    let half = policy(RefundMethod::DaysPrior, &[(10, 50)], None);
    let late = booking("2026-01-01", "2026-05-10");
    assert_eq!(
        told(&late, &half, 50_000, &[open("2026-05-02", 50_000)]),
        [step("2026-05-10", 50, 0), step("2026-05-22", 50, 50_000), step("2026-06-01", 0, 0)]
    );
}

#[test]
fn the_hours_after_booking_are_told_while_they_last() {
    // If check-in is at least fourteen days away; 50 % until seven days before it.
    let strict = policy(RefundMethod::BookingDate, &[(7, 50)], Some((48, 14)));
    let steps = |booked: &str, today: &str| told(&booking(booked, today), &strict, TOTAL, &[]);
    let grace = |until: &str| (until.to_owned(), Some(48), 100, TOTAL);
    let days = [step("2026-05-25", 50, 50_000), step("2026-06-01", 0, 0)];
    let with = |until| [&[grace(until)], &days[..]].concat();
    assert_eq!(steps("2026-01-01", "2026-01-01"), with("2026-01-03"));
    assert_eq!(steps("2026-01-01", "2026-01-03"), with("2026-01-03"));
    assert_eq!(steps("2026-01-01", "2026-01-04"), days);
    assert_eq!(steps("2026-05-18", "2026-05-18"), with("2026-05-20"));
    assert_eq!(steps("2026-05-19", "2026-05-19"), days);
    assert_eq!(steps("2026-05-30", "2026-05-30"), days[1..]);
    // Where the days give as much, they are told alone.
    let firm = policy(RefundMethod::BookingDate, &[(60, 100)], Some((48, 14)));
    let all = [step("2026-04-02", 100, TOTAL), step("2026-06-01", 0, 0)];
    assert_eq!(told(&booking("2026-01-01", "2026-01-01"), &firm, TOTAL, &[]), all);
}

#[test]
fn tiers_that_change_nothing_are_not_told() {
    let odd = policy(RefundMethod::DaysPrior, &[(10, 50), (90, 100), (20, 40), (5, 0), (10, 30)], None);
    let days = [step("2026-03-03", 100, TOTAL), step("2026-05-22", 50, 50_000), step("2026-06-01", 0, 0)];
    assert_eq!(told(&booking("2026-01-01", "2026-01-01"), &odd, TOTAL, &[]), days);
    assert_eq!(told(&booking("2026-04-01", "2026-04-01"), &odd, TOTAL, &[]), days[1..]);
}

#[test]
fn no_refund_is_told_as_nothing_and_the_contract_not_at_all() {
    let today = booking("2026-01-01", "2026-01-01");
    let of = |method| told(&today, &policy(method, &[(0, 100)], None), TOTAL, &[]);
    assert_eq!(of(RefundMethod::NoRefunds), [step("2026-06-01", 0, 0)]);
    assert_eq!(of(RefundMethod::RentalContract), []);
}

proptest! {
    /// For any policy, plan, day and payments so far: what the step of a day says is what canceling on that day gives.
    #[test]
    fn each_day_of_a_step_gives_what_it_says(
        policy in arbitrary::refund(), plan in arbitrary::plan(), (ahead, passed) in (0_u64..120, 0_u64..120), nights in 1_u64..70,
        total in 0_i64..1_000_000, kept_at_least in prop_oneof![Just(0), 0_i64..1_000_000], early in 0_usize..4,
    ) {
        let stay = stay("2026-06-01", nights);
        let booked = stay.check_in() - Days::new(ahead);
        let today = booked + Days::new(passed.min(ahead));
        let plan = plan.schedule(total, booked, stay.check_in());
        // What was due before today is paid, and some payments early.
        let (paid, left): (Vec<_>, Vec<_>) = plan.iter().enumerate().partition(|(place, part)| part.due_date <= today || *place < early);
        let paid: i64 = paid.iter().map(|(_, part)| part.amount).sum();
        let payments = PaidSoFar { paid, open: left.into_iter().map(|(_, part)| *part).collect() };
        let at = |day: NaiveDate| day.and_time(NaiveTime::MIN).and_utc();
        let canceled = |day, canceled_at| Cancelation {
            stay, total, nights: Vec::new(), kept_at_least, booked_at: at(booked), booked_on: booked, canceled_at, canceled_on: day,
        };
        let settled = |day, canceled_at| {
            let due = payments.open.iter().filter(|part| part.due_date <= day).map(|part| part.amount);
            let received = [paid].into_iter().chain(due).map(|amount| Received { payment: Key::new(AccountId::new(1), 0, 0), amount });
            canceled(day, canceled_at).settle(Some(&policy), &received.collect::<Vec<_>>()).refunded()
        };
        let steps = canceled(today, at(today)).refund_steps(&policy, &payments);
        if policy.method == RefundMethod::RentalContract {
            prop_assert!(steps.is_empty());
            return Ok(());
        }
        let (grace, days): (Vec<&RefundStep>, Vec<_>) = steps.iter().partition(|step| step.hours_after_booking.is_some());
        for step in &grace {
            prop_assert_eq!(step.amount, settled(today, at(today)));
        }
        if grace.is_empty() {
            prop_assert_eq!(days[0].amount, settled(today, at(today)), "today");
        }
        let long_after = |day: NaiveDate| at(day) + TimeDelta::days(1_000);
        for day in today.iter_days().take_while(|day| *day <= stay.check_in()) {
            let step = days.iter().find(|step| day <= step.until).expect("a step for each day");
            prop_assert_eq!(step.amount, settled(day, long_after(day)), "{}", day);
        }
        prop_assert!(days.windows(2).all(|two| (two[0].amount, two[0].percent) != (two[1].amount, two[1].percent)));
    }
}
