//! Invoices of every kind become quotes that add up.

use std::sync::Arc;

use domain::key::Key;
use domain::listings::terms::{BookingTerms, MinNightsRule, Standing};
use domain::time::weekday::WeekdaySet;
use partner::Night;

use super::*;

fn terms() -> Terms {
    Terms {
        standing: Standing::Active,
        accommodates: 4,
        included_guests: 4,
        max_pets: 0,
        smoking_allowed: false,
        min_nights_rule: MinNightsRule::Arrival,
        check_in_days: WeekdaySet::EVERY_DAY,
        check_out_days: WeekdaySet::EVERY_DAY,
        min_nights: 1,
        max_nights: None,
        min_gap_nights: None,
        lead_days: 0,
        window_days: None,
        rest_days: 0,
        extra_guest_amount: 0,
        rates: Arc::default(),
        discounts: Vec::new(),
        fees: Vec::new(),
        taxes: Vec::new(),
        property: Key::from_u128(1),
        currency: "USD".parse().unwrap(),
        plan: Arc::default(),
        refund: None,
        booking: BookingTerms::default(),
    }
}

fn stay() -> Stay {
    Stay::new("2026-08-01".parse().unwrap(), "2026-08-04".parse().unwrap()).unwrap()
}

fn item(kind: ItemKind, amount: i64) -> Item {
    Item { kind, title: format!("{kind:?}"), amount }
}

fn told(nights: &[i64]) -> partner::Quote {
    let items = [
        (ItemKind::Rent, 30_001),
        (ItemKind::Discount, -3_000),
        (ItemKind::Fee, 5_000),
        (ItemKind::Tax, 3_200),
    ];
    let nights = stay().each_night().zip(nights).map(|(date, amount)| Night { date, amount: *amount });
    partner::Quote {
        id: "q".to_owned(),
        rate_plan: "p".to_owned(),
        inquiry: None,
        expires_at: None,
        currency: terms().currency,
        items: items.map(|(kind, amount)| item(kind, amount)).to_vec(),
        nights: nights.collect(),
    }
}

fn billed(told: &partner::Quote) -> Option<Quote> {
    bill(told, &terms(), stay(), "2026-07-01".parse().unwrap())
}

#[test]
fn every_sum_of_it_agrees() {
    let quote = billed(&told(&[10_000, 10_000, 10_001])).unwrap();
    let Totals { total_rent, total_fees, total_taxes, total, deposit } = quote.totals;
    assert_eq!((total_rent, total_fees, total_taxes, total, deposit), (30_001, 2_000, 3_200, 35_201, 0));
    assert_eq!(total, total_rent + total_fees + total_taxes);
    assert_eq!(quote.lines.iter().map(|line| line.amount).sum::<i64>(), total);
    assert_eq!(quote.payments.iter().map(|payment| payment.amount).sum::<i64>(), total);
    assert_eq!(quote.due_now(), total);
    assert_eq!(quote.nights.iter().map(|night| night.amount).collect::<Vec<_>>(), [10_000, 10_000, 10_001]);
}

#[test]
fn nights_that_do_not_add_up_are_shared_out() {
    for nights in [&[][..], &[1, 2, 3], &[10_000, 10_000]] {
        let quote = billed(&told(nights)).unwrap();
        assert_eq!(
            quote.nights.iter().map(|night| night.amount).collect::<Vec<_>>(),
            [10_001, 10_000, 10_000],
            "{nights:?}"
        );
        assert!(quote.nights.iter().map(|night| night.date).eq(stay().each_night()));
    }
}

#[test]
fn another_currency_or_nothing_is_no_price() {
    let mut other = told(&[]);
    other.currency = "JPY".parse().unwrap();
    assert_eq!(billed(&other), None);
    let free = partner::Quote { items: Vec::new(), ..told(&[]) };
    assert_eq!(billed(&free), None);
}
