//! Every stay rule, with what it tells the guest.

use super::*;
use crate::sample::{date, nothing_taken, request, terms, today};

fn refusal(terms: &Terms, check_in: &str, nights: u64) -> Option<Refusal> {
    let request = request(check_in, nights);
    check_stay(terms, &nothing_taken(), &request.stay, request.party, today()).err()
}

fn party_refusal(terms: &Terms, party: Party) -> Option<Refusal> {
    check_stay(terms, &nothing_taken(), &request("2026-07-10", 3).stay, party, today()).err()
}

#[test]
fn a_good_stay_is_not_refused() {
    assert_eq!(refusal(&terms(), "2026-07-01", 1), None);
}

#[test]
fn an_inactive_listing_is_not_sold() {
    assert_eq!(refusal(&Terms { active: false, ..terms() }, "2026-07-10", 3), Some(Refusal::Inactive));
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
fn changeover_days_hold() {
    let saturdays = WeekdaySet::from_numbers([6]).unwrap();
    let terms = Terms { check_in_days: saturdays, check_out_days: saturdays, ..terms() };
    assert_eq!(refusal(&terms, "2026-07-04", 7), None);
    assert_eq!(refusal(&terms, "2026-07-05", 6), Some(Refusal::CheckInDay { allowed: saturdays }));
    assert_eq!(refusal(&terms, "2026-07-04", 6), Some(Refusal::CheckOutDay { allowed: saturdays }));
}

#[test]
fn least_and_most_nights_are_named() {
    let terms = Terms { min_nights: 3, max_nights: Some(14), ..terms() };
    assert_eq!(refusal(&terms, "2026-07-10", 2), Some(Refusal::MinStay { nights: 3 }));
    assert_eq!(refusal(&terms, "2026-07-10", 14), None);
    assert_eq!(refusal(&terms, "2026-07-10", 15), Some(Refusal::MaxStay { nights: 14 }));
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
fn taken_nights_are_refused_with_the_nearest_free_stays() {
    let mut taken = nothing_taken();
    taken.take(date("2026-07-11"));
    let wanted = request("2026-07-10", 3);
    let Err(Refusal::Overlap { night, nearest }) =
        check_stay(&terms(), &taken, &wanted.stay, wanted.party, today())
    else {
        panic!("a taken night must refuse the stay");
    };
    assert_eq!(night, date("2026-07-11"));
    assert_eq!(nearest[0], request("2026-07-08", 3).stay);
}
