//! The price of a stay, by table and by property.

use proptest::prelude::*;

use super::*;
use crate::basis_points::BasisPoints;
use crate::fee::FeeKind;
use crate::sample::{key, nothing_taken, request, terms, today};
use crate::tax::{Tax, TaxRule};

fn fee(age: u32, kind: FeeKind, amount: i64) -> Fee {
    Fee {
        key: key(age),
        name: format!("fee {age}"),
        kind,
        amount,
        share: BasisPoints::try_from(0_i64).unwrap(),
        taxable: true,
        refundable: false,
        optional: false,
        selected: false,
    }
}

fn lodging_tax(share: u32) -> Tax {
    let share = BasisPoints::try_from(i64::from(share)).unwrap();
    Tax {
        name: "Lodging tax".to_owned(),
        authority: "County".to_owned(),
        rule: TaxRule::Percent { share, on_rent: true, on_fees: true },
    }
}

fn priced(terms: &Terms, request: &StayRequest) -> Quote {
    price(terms, &nothing_taken(), request, today()).unwrap()
}

#[test]
fn rent_fees_and_taxes_make_the_total_and_the_deposit_stands_beside_it() {
    let deposit = Fee { refundable: true, ..fee(3, FeeKind::Flat, 50_000) };
    let terms = Terms {
        fees: vec![fee(2, FeeKind::Flat, 12_000), deposit],
        taxes: vec![lodging_tax(1_050)],
        ..terms()
    };
    let quote = priced(&terms, &request("2026-07-06", 3));
    assert_eq!((quote.total_rent, quote.total_fees, quote.total_taxes), (30_000, 12_000, 4_410));
    assert_eq!((quote.total, quote.deposit), (46_410, 50_000));
}

#[test]
fn a_fee_is_counted_by_its_kind() {
    let mut wanted = request("2026-07-06", 3);
    wanted.party = Party::new(2, 1, 2, false).unwrap();
    for (kind, amount) in [
        (FeeKind::Flat, 100),
        (FeeKind::PerNight, 300),
        (FeeKind::PerGuest, 300),
        (FeeKind::PerGuestNight, 900),
        (FeeKind::PerPet, 200),
        (FeeKind::PercentOfRent, 3_750),
    ] {
        let share = BasisPoints::try_from(1_250_i64).unwrap();
        let terms = Terms { max_pets: 2, fees: vec![Fee { share, ..fee(2, kind, 100) }], ..terms() };
        assert_eq!(priced(&terms, &wanted).total_fees, amount, "{kind}");
    }
}

#[test]
fn add_ons_are_charged_when_chosen_or_selected_by_default() {
    let kayak = Fee { optional: true, ..fee(2, FeeKind::Flat, 4_000) };
    let linen = Fee { optional: true, selected: true, ..fee(3, FeeKind::Flat, 1_500) };
    let terms = Terms { fees: vec![kayak, linen], ..terms() };
    for (addons, fees) in
        [(None, 1_500), (Some(vec![]), 0), (Some(vec![key(2)]), 4_000), (Some(vec![key(2), key(3)]), 5_500)]
    {
        let wanted = StayRequest { addons, ..request("2026-07-06", 2) };
        assert_eq!(priced(&terms, &wanted).total_fees, fees);
    }
}

#[test]
fn extra_guests_are_part_of_the_rent() {
    let terms = Terms { included_guests: 2, extra_guest_amount: 1_000, ..terms() };
    let wanted = StayRequest { party: Party::new(3, 1, 0, false).unwrap(), ..request("2026-07-06", 3) };
    assert_eq!(priced(&terms, &wanted).total_rent, 36_000);
}

#[test]
fn a_tourist_tax_counts_adults_and_stops_after_its_nights() {
    let tax = Tax {
        name: "Tourist tax".to_owned(),
        authority: "City".to_owned(),
        rule: TaxRule::PerAdultNight { amount: 150, max_nights: Some(7) },
    };
    let terms = Terms { taxes: vec![tax], ..terms() };
    let wanted = StayRequest { party: Party::new(2, 2, 0, false).unwrap(), ..request("2026-07-06", 10) };
    assert_eq!(priced(&terms, &wanted).total_taxes, 2 * 7 * 150);
}

proptest! {
    #[test]
    fn what_is_shown_adds_up_to_what_is_charged(
        nights in 1u64..60, flat in 0i64..100_000, share in 0u32..10_000, tax in 0u32..5_000, weekly in prop::option::of(1i64..900_000),
    ) {
        let mut terms = terms();
        let mut base = terms.rates.rates()[0].clone();
        base.weekly = weekly;
        terms.rates = crate::rate::RateBook::new(vec![base], vec![], crate::weekday::WeekdaySet::default());
        let percent = Fee { share: BasisPoints::try_from(i64::from(share)).unwrap(), ..fee(4, FeeKind::PercentOfRent, 0) };
        terms.fees = vec![fee(2, FeeKind::Flat, flat), percent, Fee { refundable: true, ..fee(3, FeeKind::Flat, 9_999) }];
        terms.taxes = vec![lodging_tax(tax), lodging_tax(333)];
        let quote = priced(&terms, &request("2026-07-06", nights));
        let shown = quote.lines.iter().filter(|line| line.kind != LineKind::Deposit).map(|line| line.amount);
        prop_assert_eq!(shown.sum::<i64>(), quote.total);
        prop_assert_eq!(quote.nights.iter().map(|night| night.amount).sum::<i64>(), quote.total_rent);
        prop_assert_eq!(quote.payments.iter().map(|payment| payment.amount).sum::<i64>(), quote.total);
        prop_assert!(quote.lines.iter().all(|line| line.amount >= 0));
    }
}
