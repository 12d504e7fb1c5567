//! Payment plans: due dates, shares, and that no cent is lost between them.

use proptest::prelude::*;

use super::*;
use crate::sample::{date, share};

fn plan(parts: &[(PlanShare, PlanDue)]) -> PaymentPlan {
    PaymentPlan { parts: parts.iter().map(|(share, due)| PlanPart { share: *share, due: *due }).collect() }
}

fn schedule(plan: &PaymentPlan, booked: &str, check_in: &str) -> Vec<(String, i64, bool)> {
    let payments = plan.schedule(100_001, date(booked), date(check_in));
    payments.iter().map(|part| (part.due_date.to_string(), part.amount, part.collect_while_booking)).collect()
}

fn payment(due: &str, amount: i64, now: bool) -> (String, i64, bool) {
    (due.to_owned(), amount, now)
}

#[test]
fn without_parts_all_is_due_at_booking() {
    assert_eq!(
        schedule(&PaymentPlan::default(), "2026-07-01", "2026-09-01"),
        [payment("2026-07-01", 100_001, true)]
    );
}

#[test]
fn plans_that_nobody_can_mean_are_refused() {
    let part = |share, due| plan(&[(share, due)]);
    let all = PlanShare::Remainder;
    for (plan, expected) in [
        (PaymentPlan::default(), Ok(())),
        (part(PlanShare::Percent(share(10_000)), PlanDue::DaysBeforeCheckIn(1_096)), Ok(())),
        (part(PlanShare::Percent(share(10_001)), PlanDue::AtBooking), Err(PlanError::Percent)),
        (part(PlanShare::Amount(-1), PlanDue::AtBooking), Err(PlanError::Amount)),
        (part(PlanShare::Amount(MAX_AMOUNT + 1), PlanDue::AtBooking), Err(PlanError::Amount)),
        (part(all, PlanDue::DaysAfterBooking(1_097)), Err(PlanError::Days)),
        (plan(&[(all, PlanDue::AtBooking); 13]), Err(PlanError::Count)),
    ] {
        assert_eq!(plan.check(), expected, "{plan:?}");
    }
}

#[test]
fn days_after_booking_end_at_check_in() {
    let later = plan(&[
        (PlanShare::Percent(share(5_000)), PlanDue::AtBooking),
        (PlanShare::Remainder, PlanDue::DaysAfterBooking(30)),
    ]);
    assert_eq!(
        schedule(&later, "2026-07-01", "2026-07-20"),
        [payment("2026-07-01", 50_001, true), payment("2026-07-20", 50_000, false)]
    );
}

#[test]
fn half_now_and_the_rest_before_check_in() {
    let half = plan(&[
        (PlanShare::Percent(share(5_000)), PlanDue::AtBooking),
        (PlanShare::Remainder, PlanDue::DaysBeforeCheckIn(30)),
    ]);
    assert_eq!(
        schedule(&half, "2026-07-01", "2026-09-01"),
        [payment("2026-07-01", 50_001, true), payment("2026-08-02", 50_000, false)]
    );
    // A late booking: everything is due.
    assert_eq!(schedule(&half, "2026-08-20", "2026-09-01"), [payment("2026-08-20", 100_001, true)]);
}

#[test]
fn three_parts_and_the_odd_cents_go_to_the_last() {
    let thirds = plan(&[
        (PlanShare::Percent(share(3_333)), PlanDue::AtBooking),
        (PlanShare::Percent(share(3_333)), PlanDue::DaysAfterBooking(14)),
        (PlanShare::Percent(share(3_333)), PlanDue::DaysBeforeCheckIn(7)),
    ]);
    assert_eq!(
        schedule(&thirds, "2026-07-01", "2026-09-01"),
        [
            payment("2026-07-01", 33_330, true),
            payment("2026-07-15", 33_330, false),
            payment("2026-08-25", 33_341, false)
        ]
    );
}

#[test]
fn a_flat_first_payment_is_cut_to_the_total() {
    let flat = plan(&[
        (PlanShare::Amount(200_000), PlanDue::AtBooking),
        (PlanShare::Remainder, PlanDue::DaysBeforeCheckIn(30)),
    ]);
    assert_eq!(schedule(&flat, "2026-07-01", "2026-09-01"), [payment("2026-07-01", 100_001, true)]);
}

#[test]
fn amounts_of_another_currency_are_left_out() {
    let part = |share, due| PlanPart { share, due };
    let rest = part(PlanShare::Remainder, PlanDue::DaysBeforeCheckIn(30));
    let half = part(PlanShare::Percent(share(5_000)), PlanDue::AtBooking);
    let amount = part(PlanShare::Amount(20_000), PlanDue::AtBooking);
    for (parts, left) in [
        (vec![amount, half, rest], vec![half, rest]),
        (vec![half, rest], vec![half, rest]),
        (vec![amount], vec![]),
    ] {
        assert_eq!(PaymentPlan { parts }.without_amounts().parts, left);
    }
}

#[test]
fn a_plan_may_ask_for_nothing_at_booking() {
    let later = plan(&[(PlanShare::Remainder, PlanDue::DaysBeforeCheckIn(14))]);
    assert_eq!(schedule(&later, "2026-07-01", "2026-09-01"), [payment("2026-08-18", 100_001, false)]);
}

proptest! {
    #[test]
    fn payments_add_up_to_the_total(total in 0i64..10_000_000, parts in prop::collection::vec((0u32..12_000, 0u32..400, 0u8..3), 0..6)) {
        let parts: Vec<_> = parts.into_iter().map(|(points, days, due)| {
            let due = match due { 0 => PlanDue::AtBooking, 1 => PlanDue::DaysAfterBooking(days), _ => PlanDue::DaysBeforeCheckIn(days) };
            (PlanShare::Percent(share(points)), due)
        }).collect();
        let payments = plan(&parts).schedule(total, date("2026-07-01"), date("2026-12-24"));
        prop_assert_eq!(payments.iter().map(|payment| payment.amount).sum::<i64>(), total);
        prop_assert!(payments.is_sorted_by(|left, right| left.due_date < right.due_date));
    }
}
