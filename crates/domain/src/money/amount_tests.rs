//! Table tests and property tests of money.

use proptest::prelude::*;

use super::*;

fn usd(minor: i64) -> Money {
    Money::new(minor, Currency::USD)
}

fn minors(parts: Vec<Money>) -> Vec<i64> {
    parts.into_iter().map(Money::minor).collect()
}

#[test]
fn printed_with_the_decimals_of_the_currency() {
    for (money, text) in [
        (usd(12_950), "USD 129.50"),
        (usd(0), "USD 0.00"),
        (usd(5), "USD 0.05"),
        (usd(-5), "USD -0.05"),
        (usd(-12_950), "USD -129.50"),
        (usd(i64::MAX), "USD 92233720368547758.07"),
        (usd(i64::MIN), "USD -92233720368547758.08"),
        (Money::new(12_950, Currency::JPY), "JPY 12950"),
        (Money::new(-1, Currency::JPY), "JPY -1"),
    ] {
        assert_eq!(money.to_string(), text);
        assert_eq!(text.parse(), Ok(money));
    }
}

#[test]
fn bad_texts_are_refused() {
    for text in [
        "",
        "USD",
        "USD ",
        "USD -",
        "USD .50",
        "USD 1.",
        "USD 1.50.00",
        "USD 1,50",
        "USD +1.50",
        "USD --1.50",
        "USD  1.50",
        "USD 1.50 ",
        "USD ١.٥٠",
        "USD 1e2",
        "JPY 1.",
    ] {
        assert_eq!(text.parse::<Money>(), Err(MoneyTextError::NotAnAmount), "{text:?}");
    }
    for (text, error) in [
        ("usd 1.50", MoneyTextError::Currency(CurrencyError::NotACode)),
        ("AAA 1.50", MoneyTextError::Currency(CurrencyError::Unknown)),
        ("USD 1.5", MoneyTextError::Decimals { currency: Currency::USD }),
        ("USD 15", MoneyTextError::Decimals { currency: Currency::USD }),
        ("JPY 1.50", MoneyTextError::Decimals { currency: Currency::JPY }),
        ("USD 92233720368547758.08", MoneyTextError::Overflow),
        ("USD -92233720368547758.09", MoneyTextError::Overflow),
    ] {
        assert_eq!(text.parse::<Money>(), Err(error), "{text:?}");
    }
}

#[test]
fn arithmetic_refuses_what_it_cannot_hold() {
    let mismatch = MoneyError::CurrencyMismatch { left: Currency::USD, right: Currency::EUR };
    assert_eq!(usd(1).plus(Money::new(1, Currency::EUR)), Err(mismatch));
    assert_eq!(usd(1).minus(Money::new(1, Currency::EUR)), Err(mismatch));
    assert_eq!(mismatch.to_string(), "Amounts in USD and EUR cannot be combined.");
    assert_eq!(usd(i64::MAX).plus(usd(1)), Err(MoneyError::Overflow));
    assert_eq!(usd(i64::MIN).minus(usd(1)), Err(MoneyError::Overflow));
    assert_eq!(usd(i64::MIN).negated(), Err(MoneyError::Overflow));
    assert_eq!(usd(i64::MAX).times(2), Err(MoneyError::Overflow));
    assert_eq!(usd(i64::MAX).pro_rata(8, 7), Err(MoneyError::Overflow));
    assert_eq!(usd(1).pro_rata(1, 0), Err(MoneyError::NoParts));
    assert_eq!(usd(1).split(0), Err(MoneyError::NoParts));
    assert_eq!(usd(1).split_by(&[0, 0]), Err(MoneyError::NoParts));
}

#[test]
fn shares_round_half_up_and_away_from_zero() {
    for (minor, numerator, denominator, expected) in [
        (70_000, 9, 7, 90_000),
        (100_000, 9, 7, 128_571),
        (1, 1, 2, 1),
        (1, 1, 3, 0),
        (-1, 1, 2, -1),
        (-1, 1, 3, 0),
        (5, 1, 10, 1),
        (4, 1, 10, 0),
        (i64::MAX, 7, 7, i64::MAX),
        (i64::MIN, 7, 7, i64::MIN),
    ] {
        assert_eq!(usd(minor).pro_rata(numerator, denominator), Ok(usd(expected)), "{minor}");
    }
    let tax = BasisPoints::new(1_250).unwrap();
    assert_eq!(usd(100).percent(tax), Ok(usd(13)));
    assert_eq!(usd(-100).percent(tax), Ok(usd(-13)));
}

#[test]
fn odd_cents_go_to_the_last_parts() {
    assert_eq!(minors(usd(100).split(3).unwrap()), [33, 33, 34]);
    assert_eq!(minors(usd(200).split(3).unwrap()), [66, 67, 67]);
    assert_eq!(minors(usd(-100).split(3).unwrap()), [-33, -33, -34]);
    assert_eq!(minors(usd(2).split(5).unwrap()), [0, 0, 0, 1, 1]);
    assert_eq!(minors(usd(100).split_by(&[1, 0, 2, 0]).unwrap()), [33, 0, 67, 0]);
    assert_eq!(minors(usd(i64::MIN).split_by(&[u64::MAX]).unwrap()), [i64::MIN]);
}

#[test]
fn only_one_currency_has_an_order() {
    assert!(usd(1) < usd(2));
    assert_eq!(usd(1).partial_cmp(&Money::new(1, Currency::JPY)), None);
}

#[test]
fn json_carries_the_text() {
    assert_eq!(serde_json::to_string(&usd(12_950)).unwrap(), r#""USD 129.50""#);
    assert_eq!(serde_json::from_str::<Money>(r#""USD 129.50""#).unwrap(), usd(12_950));
    assert!(serde_json::from_str::<Money>("129.5").is_err());
}

fn any_currency() -> impl Strategy<Value = Currency> {
    prop::sample::select(vec![Currency::USD, Currency::EUR, Currency::GBP, Currency::JPY])
}

fn any_money() -> impl Strategy<Value = Money> {
    (any::<i64>(), any_currency()).prop_map(|(minor, currency)| Money::new(minor, currency))
}

proptest! {
    #[test]
    fn text_reads_back(money in any_money()) {
        prop_assert_eq!(money.to_string().parse(), Ok(money));
    }

    #[test]
    fn no_text_panics(text in "\\PC*|(USD|JPY) -?[0-9]{0,25}\\.?[0-9]{0,3}") {
        if let Ok(money) = text.parse::<Money>() {
            prop_assert_eq!(money.to_string().parse(), Ok(money));
        }
    }

    #[test]
    fn minus_undoes_plus(left in any::<i32>(), right in any::<i32>()) {
        let (left, right) = (usd(left.into()), usd(right.into()));
        prop_assert_eq!(left.plus(right).unwrap().minus(right), Ok(left));
        prop_assert_eq!(left.minus(right).unwrap(), right.minus(left).unwrap().negated().unwrap());
    }

    #[test]
    fn a_sum_does_not_depend_on_the_order(amounts in prop::collection::vec(any::<i32>(), 0..40)) {
        let amounts: Vec<Money> = amounts.into_iter().map(|minor| usd(minor.into())).collect();
        let forward = Money::sum(Currency::USD, amounts.iter().copied());
        prop_assert_eq!(forward, Money::sum(Currency::USD, amounts.into_iter().rev()));
    }

    #[test]
    fn order_follows_the_minor_units(left in any::<i64>(), right in any::<i64>()) {
        prop_assert_eq!(usd(left).partial_cmp(&usd(right)), Some(left.cmp(&right)));
    }

    #[test]
    fn a_share_of_a_refund_mirrors_the_charge(minor in any::<i32>(), points in 0_i64..=1_000_000) {
        let (charge, share) = (usd(minor.into()), BasisPoints::new(points).unwrap());
        let mirrored = charge.negated().unwrap().percent(share);
        prop_assert_eq!(mirrored, charge.percent(share).unwrap().negated());
    }

    #[test]
    fn a_share_is_off_by_half_a_unit_at_most(minor in any::<i64>(), top in 0_u32..=50, bottom in 1_u32..=50) {
        let exact = i128::from(minor) * i128::from(top);
        if let Ok(rounded) = usd(minor).pro_rata(top, bottom) {
            let error = exact - i128::from(rounded.minor()) * i128::from(bottom);
            prop_assert!(error.abs() * 2 <= i128::from(bottom));
        }
    }

    #[test]
    fn equal_parts_add_up_and_never_fall(minor in any::<i64>(), parts in 1_u32..=1096) {
        let split = usd(minor).split(parts).unwrap();
        prop_assert_eq!(split.len(), parts as usize);
        prop_assert!(split.is_sorted_by_key(|part| part.minor().unsigned_abs()));
        prop_assert!(split[split.len() - 1].minor().abs_diff(split[0].minor()) <= 1);
        prop_assert_eq!(Money::sum(Currency::USD, split), Ok(usd(minor)));
    }

    #[test]
    fn weighted_parts_add_up(minor in any::<i64>(), weights in prop::collection::vec(any::<u64>(), 1..20)) {
        match usd(minor).split_by(&weights) {
            Ok(split) => prop_assert_eq!(Money::sum(Currency::USD, split), Ok(usd(minor))),
            Err(error) => {
                prop_assert_eq!(error, MoneyError::NoParts);
                prop_assert!(weights.iter().all(|&weight| weight == 0));
            }
        }
    }
}
