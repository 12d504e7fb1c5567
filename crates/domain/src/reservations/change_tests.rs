//! Any change of any stay: what differs is found, and changing back restores the stay.

use proptest::prelude::*;

use super::*;
use crate::key::AccountId;

fn key(number: u32) -> Key {
    Key::new(AccountId::new(1), number, 0)
}

fn day(day: u32) -> NaiveDate {
    NaiveDate::from_ymd_opt(2026, 7, day).unwrap()
}

fn booked() -> BookedStay {
    BookedStay {
        property: key(1),
        stay: Stay::new(day(4), day(8)).unwrap(),
        party: Party::new(2, 1, 0, false).unwrap(),
        addons: vec![key(7), key(8)],
    }
}

/// The stay with the change, without regard to the add-ons that a home offers.
fn with(was: &BookedStay, change: &StayChange) -> BookedStay {
    BookedStay {
        property: change.property.unwrap_or(was.property),
        stay: change.stay(was.stay).unwrap(),
        party: change.party(was.party).unwrap(),
        addons: change.addons.clone().unwrap_or_else(|| was.addons.clone()),
    }
}

#[test]
fn each_part_of_a_stay_is_told_apart() {
    let is = |property, dates, party, addons| Changed { property, dates, party, addons };
    for (change, expected) in [
        (StayChange::default(), is(false, false, false, false)),
        (StayChange { property: Some(key(2)), ..StayChange::default() }, is(true, false, false, false)),
        (StayChange { property: Some(key(1)), ..StayChange::default() }, is(false, false, false, false)),
        (StayChange { check_in: Some(day(3)), ..StayChange::default() }, is(false, true, false, false)),
        (StayChange { check_out: Some(day(8)), ..StayChange::default() }, is(false, false, false, false)),
        (StayChange { adults: Some(3), ..StayChange::default() }, is(false, false, true, false)),
        (StayChange { children: Some(0), ..StayChange::default() }, is(false, false, true, false)),
        (StayChange { pets: Some(1), ..StayChange::default() }, is(false, false, true, false)),
        (StayChange { smoker: Some(true), ..StayChange::default() }, is(false, false, true, false)),
        (
            StayChange { addons: Some(vec![key(8), key(7), key(7)]), ..StayChange::default() },
            is(false, false, false, false),
        ),
        (StayChange { addons: Some(vec![key(8)]), ..StayChange::default() }, is(false, false, false, true)),
    ] {
        let changed = Changed::between(&booked(), &with(&booked(), &change));
        assert_eq!(changed, expected, "{change:?}");
        assert_eq!(changed.is_nothing(), expected == is(false, false, false, false));
        assert_eq!(changed.sells_nights(), expected.property || expected.dates);
    }
}

#[test]
fn a_rule_stops_only_a_change_of_what_it_is_about() {
    let none = Changed { property: false, dates: false, party: false, addons: false };
    let guests = Refusal::MaxGuests { most: 2 };
    let short = Refusal::MinStay { nights: 7, event: None };
    for (changed, by_guests, by_short) in [
        (Changed { property: true, ..none }, true, true),
        (Changed { dates: true, ..none }, true, true),
        (Changed { party: true, ..none }, true, false),
        (Changed { addons: true, ..none }, false, false),
        (none, false, false),
    ] {
        assert_eq!(changed.is_stopped_by(&guests), by_guests, "{changed:?}");
        assert_eq!(changed.is_stopped_by(&short), by_short, "{changed:?}");
    }
}

fn stay() -> impl Strategy<Value = BookedStay> {
    let addons = prop::collection::vec((0u32..4).prop_map(key), 0..4);
    (0u32..3, 1u32..15, 1u32..10, 1u32..9, 0u32..9, 0u32..9, any::<bool>(), addons).prop_map(
        |(property, first, nights, adults, children, pets, smoker, addons)| BookedStay {
            property: key(property),
            stay: Stay::new(day(first), day(first + nights)).unwrap(),
            party: Party::new(adults, children, pets, smoker).unwrap(),
            addons,
        },
    )
}

fn change_to(to: &BookedStay) -> StayChange {
    StayChange {
        property: Some(to.property),
        check_in: Some(to.stay.check_in()),
        check_out: Some(to.stay.check_out()),
        adults: Some(to.party.adults()),
        children: Some(to.party.children()),
        pets: Some(to.party.pets()),
        smoker: Some(to.party.smoker()),
        addons: Some(to.addons.clone()),
    }
}

proptest! {
    #[test]
    fn changing_back_restores_the_stay(before in stay(), after in stay()) {
        let changed = with(&before, &change_to(&after));
        prop_assert_eq!(&changed, &after);
        prop_assert_eq!(Changed::between(&before, &changed), Changed::between(&changed, &before));
        let back = with(&changed, &change_to(&before));
        prop_assert!(Changed::between(&before, &back).is_nothing());
    }

    #[test]
    fn without_new_nights_no_rule_about_dates_stops(before in stay(), after in stay()) {
        let changed = Changed::between(&before, &after);
        let stopped = changed.is_stopped_by(&Refusal::PastDate { today: day(1) });
        prop_assert_eq!(stopped, before.property != after.property || before.stay != after.stay);
    }
}
