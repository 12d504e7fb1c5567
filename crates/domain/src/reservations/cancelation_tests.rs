//! Every policy to the cent, for any received payments: no money is lost, and none is refunded twice.

use chrono::{Days, TimeZone};
use proptest::prelude::*;

use super::*;
use crate::key::AccountId;
use crate::policies::refund::RefundTier;

fn day(month: u32, day: u32) -> NaiveDate {
    NaiveDate::from_ymd_opt(2026, month, day).unwrap()
}

fn policy(method: RefundMethod) -> RefundPolicy {
    RefundPolicy {
        name: "Firm".into(),
        method,
        text: "As it says.".into(),
        tiers: vec![RefundTier { days: 30, percent: 100 }, RefundTier { days: 7, percent: 50 }],
        grace: Some(Grace { hours: 48, days_before: 14 }),
    }
}

/// Booked on 1 May at noon, for 1 to 11 June at 1,000.00.
fn canceled(on: NaiveDate, hours_after_booking: i64) -> Cancelation {
    let booked_at = Utc.with_ymd_and_hms(2026, 5, 1, 12, 0, 0).unwrap();
    Cancelation {
        stay: Stay::new(day(6, 1), day(6, 11)).unwrap(),
        total: 100_000,
        nights: vec![10_000; 10],
        kept_at_least: 0,
        booked_at,
        booked_on: day(5, 1),
        canceled_at: booked_at + TimeDelta::hours(hours_after_booking),
        canceled_on: on,
    }
}

fn received(amounts: &[i64]) -> Vec<Received> {
    let key = |number| Key::new(AccountId::new(1), 0, number);
    (0..).zip(amounts).map(|(number, amount)| Received { payment: key(number), amount: *amount }).collect()
}

#[test]
fn what_was_lost_at_a_change_of_dates_does_not_come_back() {
    let early = Cancelation { kept_at_least: 40_000, ..canceled(day(5, 2), 24) };
    let paid = received(&[100_000]);
    assert_eq!(early.settle(Some(&policy(RefundMethod::DaysPrior)), &paid).refunded(), 60_000);
    assert_eq!(early.settle_in_full(&paid).refunded(), 100_000);
}

#[test]
fn each_policy_gives_back_what_it_says() {
    use RefundMethod::{BookingDate, DaysPrior, LongTerm, NoRefunds, RentalContract};
    let paid = received(&[30_000, 70_000]);
    for (method, on, hours, refunded) in [
        (NoRefunds, day(5, 2), 24, 0),
        (RentalContract, day(5, 2), 24, 0),
        (DaysPrior, day(5, 2), 24, 100_000),
        (DaysPrior, day(5, 3), 48, 50_000),
        (DaysPrior, day(5, 25), 576, 50_000),
        (DaysPrior, day(5, 26), 600, 0),
        (BookingDate, day(5, 3), 48, 100_000),
        (BookingDate, day(5, 3), 49, 50_000),
        (BookingDate, day(5, 30), 700, 0),
        (LongTerm, day(5, 3), 48, 50_000),
    ] {
        let settlement = canceled(on, hours).settle(Some(&policy(method)), &paid);
        assert_eq!(settlement.refunded(), refunded, "{method} on {on}");
        assert_eq!(settlement.kept + settlement.refunded(), 100_000);
        assert_eq!(settlement.owner_decides, method == RentalContract);
    }
}

#[test]
fn a_long_stay_keeps_the_next_thirty_nights() {
    let stay = Stay::new(day(6, 1), day(7, 31)).unwrap();
    let canceled = |on| Cancelation { stay, total: 60_000, nights: vec![1_000; 60], ..canceled(on, 500) };
    let policy = policy(RefundMethod::LongTerm);
    let paid = received(&[60_000]);
    assert_eq!(canceled(day(5, 20)).settle(Some(&policy), &paid).refunded(), 30_000);
    assert_eq!(canceled(day(6, 11)).settle(Some(&policy), &paid).refunded(), 20_000);
    assert_eq!(canceled(day(7, 15)).settle(Some(&policy), &paid).refunded(), 0);
}

#[test]
fn who_has_paid_less_than_the_owner_keeps_gets_nothing_back() {
    let settlement =
        canceled(day(5, 20), 450).settle(Some(&policy(RefundMethod::DaysPrior)), &received(&[30_000]));
    assert_eq!((settlement.returned, settlement.kept, settlement.refunds), (50_000, 30_000, Vec::new()));
}

#[test]
fn the_last_payment_goes_back_first() {
    let paid = received(&[30_000, 70_000]);
    let settlement = canceled(day(5, 20), 450).settle(Some(&policy(RefundMethod::DaysPrior)), &paid);
    assert_eq!(settlement.refunds, [Received { amount: 50_000, ..paid[1] }]);
}

#[test]
fn an_owner_who_cancels_gives_everything_back() {
    let settlement = canceled(day(5, 31), 720).settle_in_full(&received(&[30_000, 70_000]));
    assert_eq!((settlement.refunded(), settlement.kept), (100_000, 0));
}

proptest! {
    #[test]
    fn nobody_gets_back_more_than_was_paid_and_no_cent_is_lost(
        method in prop::sample::select(RefundMethod::ALL),
        days_after_booking in 0_u64..60,
        total in 0_i64..10_000_000,
        amounts in prop::collection::vec(0_i64..5_000_000, 0..6),
    ) {
        let on = day(5, 1) + Days::new(days_after_booking);
        let case = Cancelation { total, ..canceled(on, i64::try_from(days_after_booking).unwrap() * 24) };
        let paid = received(&amounts);
        let settlement = case.settle(Some(&policy(method)), &paid);
        let sum: i64 = amounts.iter().sum();
        prop_assert_eq!(settlement.refunded() + settlement.kept, sum);
        prop_assert!((0..=total).contains(&settlement.returned));
        for refund in &settlement.refunds {
            let of = paid.iter().find(|payment| payment.payment == refund.payment).unwrap();
            prop_assert!(0 < refund.amount && refund.amount <= of.amount);
        }
        // Canceling later never refunds more.
        let later = Cancelation {
            canceled_on: case.canceled_on + Days::new(1),
            canceled_at: case.canceled_at + TimeDelta::days(1),
            ..case.clone()
        };
        prop_assert!(later.settle(Some(&policy(method)), &paid).refunded() <= settlement.refunded());
    }
}
