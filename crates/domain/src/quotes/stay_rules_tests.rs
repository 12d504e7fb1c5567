//! Tests of every stay rule, with the facts that its refusal contains.

use super::*;
use crate::listings::terms::Terms;
use crate::people::party::Party;
use crate::price::inquiry::StayRequest;
use crate::price::rate::{NightOverride, Rate, RateSpan};
use crate::price::rate_book::RateBook;
use crate::quotes::groundwork::Parts;
use crate::sample::{date, nothing_taken, rate, request, stay, terms, today};
use crate::time::weekday::WeekdaySet;

fn refused(terms: &Terms, taken: &TakenNights, request: &StayRequest) -> Option<Refusal> {
    let (sheet, inquiry) = (terms.sheet(), Inquiry::new(request, today()));
    check_rules(terms, taken, &inquiry, &Parts::plain(&sheet, &inquiry).passage.verdict)
        .and_then(|()| check_free(&sheet.rules, taken, &inquiry))
        .err()
}

fn refusal(terms: &Terms, check_in: &str, nights: u64) -> Option<Refusal> {
    refused(terms, &nothing_taken(), &request(check_in, nights))
}

fn party_refusal(terms: &Terms, party: Party) -> Option<Refusal> {
    refused(terms, &nothing_taken(), &StayRequest { party, ..request("2026-07-10", 3) })
}

const fn min_stay(nights: u32) -> Refusal {
    Refusal::MinStay { nights, event: None }
}

#[test]
fn a_good_stay_is_not_refused() {
    assert_eq!(refusal(&terms(), "2026-07-01", 1), None);
}

#[test]
fn a_listing_that_is_not_sold_says_so() {
    for (standing, refused) in
        [(Standing::Inactive, Refusal::Inactive), (Standing::PartnerUnavailable, Refusal::PartnerUnavailable)]
    {
        assert_eq!(refusal(&Terms { standing, ..terms() }, "2026-07-10", 3), Some(refused));
    }
}

#[test]
fn nobody_arrives_yesterday() {
    assert_eq!(refusal(&terms(), "2026-06-30", 3), Some(Refusal::PastDate { today: today() }));
}

#[test]
fn lead_time_and_booking_window_name_the_first_and_last_day() {
    let terms = Terms { lead_days: 2, window_days: Some(30), ..terms() };
    assert_eq!(refusal(&terms, "2026-07-02", 3), Some(Refusal::LeadTime { earliest: date("2026-07-03") }));
    assert_eq!(refusal(&terms, "2026-07-03", 3), None);
    assert_eq!(refusal(&terms, "2026-07-31", 3), None);
    assert_eq!(refusal(&terms, "2026-08-01", 3), Some(Refusal::BookingWindow { latest: date("2026-07-31") }));
}

#[test]
fn check_out_is_at_most_three_years_ahead() {
    assert_eq!(refusal(&terms(), "2029-06-28", 3), None);
    assert_eq!(
        refusal(&terms(), "2029-06-29", 3),
        Some(Refusal::BookingWindow { latest: date("2029-06-28") })
    );
}

#[test]
fn changeover_days_hold_and_a_rate_may_have_its_own() {
    let saturdays: WeekdaySet = "6".parse().unwrap();
    let mut terms = Terms { check_in_days: saturdays, check_out_days: saturdays, ..terms() };
    assert_eq!(refusal(&terms, "2026-07-04", 7), None);
    assert_eq!(refusal(&terms, "2026-07-05", 6), Some(Refusal::CheckInDay { allowed: saturdays }));
    assert_eq!(refusal(&terms, "2026-07-04", 6), Some(Refusal::CheckOutDay { allowed: saturdays }));
    let mut base = rate(1, RateSpan::Always, 10_000);
    base.check_in_days = Some(WeekdaySet::EVERY_DAY);
    terms.rates = RateBook::new(vec![base], Vec::new(), WeekdaySet::default()).into();
    assert_eq!(refusal(&terms, "2026-07-05", 6), None);
}

#[test]
fn least_and_most_nights_are_named() {
    let terms = Terms { min_nights: 3, max_nights: Some(14), ..terms() };
    assert_eq!(refusal(&terms, "2026-07-10", 2), Some(min_stay(3)));
    assert_eq!(refusal(&terms, "2026-07-10", 14), None);
    assert_eq!(refusal(&terms, "2026-07-10", 15), Some(Refusal::MaxStay { nights: 14 }));
}

#[test]
fn a_nights_least_stay_beats_its_rates_and_that_the_listings() {
    let mut july = rate(2, RateSpan::Dates { first: date("2026-07-10"), last: date("2026-07-31") }, 10_000);
    july.min_nights = Some(5);
    july.max_nights = Some(6);
    let own = NightOverride { night: date("2026-07-20"), amount: None, min_nights: Some(2) };
    let rates =
        RateBook::new(vec![rate(1, RateSpan::Always, 10_000), july], vec![own], WeekdaySet::default());
    let mut terms = Terms { min_nights: 3, rates: rates.into(), ..terms() };
    assert_eq!(refusal(&terms, "2026-07-08", 2), Some(min_stay(3)));
    assert_eq!(refusal(&terms, "2026-07-11", 4), Some(min_stay(5)));
    assert_eq!(refusal(&terms, "2026-07-11", 7), Some(Refusal::MaxStay { nights: 6 }));
    assert_eq!(refusal(&terms, "2026-07-20", 2), None);
    // A stay that starts before July's rate: either the arrival night decides, or any night.
    assert_eq!(refusal(&terms, "2026-07-08", 4), None);
    terms.min_nights_rule = MinNightsRule::AnyNight;
    assert_eq!(refusal(&terms, "2026-07-08", 4), Some(min_stay(5)));
    assert_eq!(refusal(&terms, "2026-07-08", 5), None);
}

/// Free from 10 to 12 July: three nights between two stays.
fn a_gap() -> TakenNights {
    let mut taken = nothing_taken();
    for night in ["2026-07-08", "2026-07-09", "2026-07-13", "2026-07-14"] {
        taken.take(date(night));
    }
    taken
}

#[test]
fn a_short_gap_can_be_booked_whole() {
    let terms = Terms { min_nights: 5, min_gap_nights: Some(2), ..terms() };
    assert_eq!(refused(&terms, &a_gap(), &request("2026-07-10", 3)), None);
    assert_eq!(refused(&terms, &a_gap(), &request("2026-07-10", 2)), Some(min_stay(5)));
    assert_eq!(refused(&terms, &a_gap(), &request("2026-07-11", 2)), Some(min_stay(5)));
    let larger = Terms { min_gap_nights: Some(4), ..terms.clone() };
    assert_eq!(refused(&larger, &a_gap(), &request("2026-07-10", 3)), Some(min_stay(5)));
    // With one rest day after each stay only two nights of it are left.
    let resting = Terms { rest_days: 1, ..terms };
    assert_eq!(refused(&resting, &a_gap(), &request("2026-07-10", 2)), None);
    let overlap = Refusal::Overlap { night: date("2026-07-13") };
    assert_eq!(refused(&resting, &a_gap(), &request("2026-07-10", 3)), Some(overlap));
}

#[test]
fn an_event_is_sold_whole_or_not_at_all() {
    let mut festival =
        rate(2, RateSpan::Dates { first: date("2026-08-20"), last: date("2026-08-22") }, 30_000);
    festival.duration = Some(3);
    let rates =
        RateBook::new(vec![rate(1, RateSpan::Always, 10_000), festival], Vec::new(), WeekdaySet::default());
    let terms = Terms { rates: rates.into(), ..terms() };
    let cut = Some(Refusal::MinStay { nights: 3, event: Some(stay("2026-08-20", 3)) });
    assert_eq!(refusal(&terms, "2026-08-20", 3), None);
    assert_eq!(refusal(&terms, "2026-08-18", 7), None);
    assert_eq!(refusal(&terms, "2026-08-18", 2), None);
    assert_eq!(refusal(&terms, "2026-08-23", 2), None);
    assert_eq!(refusal(&terms, "2026-08-18", 3), cut);
    assert_eq!(refusal(&terms, "2026-08-22", 3), cut);
    assert_eq!(refusal(&terms, "2026-08-21", 1), cut);
}

#[test]
fn the_party_must_fit_and_keep_the_house_rules() {
    let party = |adults, pets, smoker| Party::new(adults, 0, pets, smoker).unwrap();
    assert_eq!(party_refusal(&terms(), party(5, 0, false)), Some(Refusal::MaxGuests { most: 4 }));
    assert_eq!(party_refusal(&terms(), party(2, 1, false)), Some(Refusal::Pets { most: 0 }));
    assert_eq!(party_refusal(&terms(), party(2, 0, true)), Some(Refusal::Smoking));
    assert_eq!(
        party_refusal(&Terms { max_pets: 1, smoking_allowed: true, ..terms() }, party(4, 1, true)),
        None
    );
}

#[test]
fn taken_nights_are_refused_and_so_is_the_day_of_rest() {
    let taken = a_gap();
    let overlap = |night| Some(Refusal::Overlap { night: date(night) });
    assert_eq!(refused(&terms(), &taken, &request("2026-07-12", 3)), overlap("2026-07-13"));
    assert_eq!(refused(&terms(), &taken, &request("2026-07-10", 3)), None);
    let resting = Terms { rest_days: 1, ..terms() };
    assert_eq!(refused(&resting, &taken, &request("2026-07-10", 3)), overlap("2026-07-13"));
    assert_eq!(refused(&resting, &taken, &request("2026-07-10", 2)), None);
}

#[test]
fn the_maximum_stay_follows_the_arrival_or_any_night_as_the_minimum_does() {
    let season = Rate {
        max_nights: Some(3),
        ..rate(2, RateSpan::Dates { first: date("2026-07-12"), last: date("2026-07-20") }, 20_000)
    };
    let rates = vec![rate(1, RateSpan::Always, 10_000), season];
    let book = RateBook::new(rates, Vec::new(), WeekdaySet::default());
    let by = |min_nights_rule| Terms { min_nights_rule, rates: book.clone().into(), ..terms() };
    assert_eq!(refusal(&by(MinNightsRule::Arrival), "2026-07-10", 4), None);
    assert_eq!(refusal(&by(MinNightsRule::AnyNight), "2026-07-10", 4), Some(Refusal::MaxStay { nights: 3 }));
    assert_eq!(refusal(&by(MinNightsRule::AnyNight), "2026-07-08", 4), None);
}

#[test]
fn an_owner_is_told_every_rule_that_is_broken() {
    let saturdays = "6".parse::<WeekdaySet>().unwrap();
    let terms = Terms {
        lead_days: 30,
        check_in_days: saturdays,
        check_out_days: saturdays,
        min_nights: 5,
        accommodates: 4,
        max_pets: 0,
        ..terms()
    };
    let request = StayRequest { party: Party::new(5, 0, 1, true).unwrap(), ..request("2026-07-10", 3) };
    let mut taken = nothing_taken();
    taken.take(date("2026-07-11"));
    let told = broken(&terms, &taken, &request, today());
    let codes: Vec<&str> = told.iter().map(Refusal::code).collect();
    let all = [
        "lead_time",
        "check_in_day",
        "check_out_day",
        "min_stay",
        "max_guests",
        "pets",
        "smoking",
        "overlap",
    ];
    assert_eq!(codes, all);
    assert_eq!(refused(&terms, &taken, &request), told.first().copied());
}
