//! Generated calendars satisfy the app's invariants: no double booking, on any day, for any seed.

use std::collections::HashSet;
use std::sync::LazyLock;

use chrono::{NaiveDate, NaiveTime, TimeDelta};
use demo::World;
use demo::bookings::{Calendar, Reservation, Span, calendars};
use domain::reservations::reservation::Status;
use domain::text::code::MessageAuthor;
use proptest::prelude::*;

static WORLD: LazyLock<World> = LazyLock::new(|| World::load().expect("the demo's data can be read"));

fn day(offset: i64) -> NaiveDate {
    NaiveDate::from_ymd_opt(2024, 1, 1).expect("a date") + TimeDelta::days(offset)
}

fn all(seed: u64, today: NaiveDate) -> Vec<Calendar<'static>> {
    WORLD.accounts.iter().flat_map(|account| calendars(&WORLD, account, seed, today)).collect()
}

fn of_account(key: &str, seed: u64, today: NaiveDate) -> Vec<Calendar<'static>> {
    calendars(&WORLD, WORLD.account(key).expect("an account of the demo"), seed, today)
}

fn owned(calendar: &Calendar) -> Vec<Span> {
    let stays = calendar.reservations.iter().filter(|stay| stay.status.owns_nights()).map(|stay| stay.span);
    let mut spans: Vec<Span> = stays.chain(calendar.blocks.iter().map(|block| block.span)).collect();
    spans.sort_by_key(|span| span.check_in);
    spans
}

fn check_reservation(home: &demo::home::Home, reservation: &Reservation, today: NaiveDate) {
    let span = reservation.span;
    let slug = &home.slug;
    assert!(span.check_in < span.check_out, "{slug}: {span:?}");
    assert!((1..=home.accommodates).contains(&reservation.party.guests()), "{slug}");
    assert!(reservation.party.adults > 0 && reservation.party.pets <= home.pets, "{slug}");
    let midnight = today.and_time(NaiveTime::MIN);
    let payments = reservation.payments.iter().filter_map(|payment| payment.paid_at);
    let refunds = reservation.refunds.iter().filter_map(|refund| refund.sent_at);
    let messages =
        reservation.thread.iter().flat_map(|thread| &thread.messages).map(|message| message.sent_at);
    let later = payments.chain(refunds).chain(messages.clone()).chain(reservation.closed_at);
    for moment in later {
        assert!((reservation.created_at..midnight).contains(&moment), "{slug}: {moment} of {reservation:?}");
    }
    assert!(messages.is_sorted(), "{slug}: messages out of order");
    if !reservation.payments.is_empty() {
        let total: u32 = reservation.payments.iter().map(|payment| payment.percent).sum();
        assert_eq!(total, 100, "{slug}");
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(12))]

    #[test]
    fn no_night_is_sold_twice(seed: u64, offset in 0_i64..4000) {
        let today = day(offset);
        for calendar in all(seed, today) {
            for pair in owned(&calendar).windows(2) {
                let turnover = i64::from(!calendar.home.allows_turns);
                let free = (pair[1].check_in - pair[0].check_out).num_days();
                prop_assert!(free >= turnover, "{}: {pair:?}", calendar.home.slug);
            }
            for reservation in &calendar.reservations {
                check_reservation(calendar.home, reservation, today);
            }
        }
    }

    #[test]
    fn requests_ask_for_nights_that_are_free(seed: u64, offset in 0_i64..4000) {
        let today = day(offset);
        for calendar in all(seed, today) {
            let taken = owned(&calendar);
            let asked = calendar.reservations.iter().filter(|one| matches!(one.status, Status::Open | Status::Quote));
            for reservation in asked {
                prop_assert!(reservation.span.check_in > today);
                prop_assert!(!taken.iter().any(|span| span.overlaps(reservation.span)));
            }
        }
    }

    #[test]
    fn the_agency_shows_every_state(seed: u64, offset in 0_i64..4000) {
        let today = day(offset);
        let calendars = of_account("harbor-pine", seed, today);
        let all: Vec<&Reservation> = calendars.iter().flat_map(|calendar| &calendar.reservations).collect();
        let codes: HashSet<_> = all.iter().map(|reservation| reservation.status.code()).collect();
        prop_assert_eq!(codes, HashSet::from(["o", "r", "t", "d", "c", "q"]));
        prop_assert!(all.iter().any(|reservation| reservation.overdue(today)));
        prop_assert!(all.iter().any(|reservation| reservation.status == Status::Reserved && reservation.paid_in_full()));
        prop_assert!(all.iter().any(|reservation| reservation.refunds.iter().any(|refund| refund.percent > 0)));
        prop_assert!(calendars.iter().any(|calendar| !calendar.blocks.is_empty()));
        let unread = all.iter().filter(|one| one.thread.as_ref().is_some_and(|thread| thread.unread)).count();
        prop_assert!(unread >= 8, "only {} unread", unread);
    }
}

#[test]
fn the_same_seed_gives_the_same_world() {
    let print = |seed| format!("{:?}", of_account("casa-lucia", seed, day(900)));
    assert_eq!(print(1), print(1));
    assert_ne!(print(1), print(2));
}

#[test]
fn words_are_filled_in() {
    for calendar in all(1, day(1049)) {
        let threads = calendar.reservations.iter().filter_map(|reservation| reservation.thread.as_ref());
        for message in threads.flat_map(|thread| &thread.messages) {
            assert!(!message.text.contains(['{', '}']), "{}", message.text);
            assert!(message.author == MessageAuthor::Guest || !message.text.is_empty());
        }
    }
}

#[test]
fn homes_are_busy_but_not_full() {
    let today = day(1049);
    for key in ["harbor-pine", "casa-lucia", "yuki-lodge", "skyline-partner"] {
        let calendars = of_account(key, 1, today);
        let past = |span: &Span| span.check_out <= today;
        let nights: i64 = calendars.iter().flat_map(owned).filter(past).map(Span::nights).sum();
        let share = nights * 100 / (365 * i64::try_from(calendars.len()).unwrap());
        assert!((45..=85).contains(&share), "{key}: {share} percent of last year");
    }
}
