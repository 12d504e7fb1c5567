//! Table tests and property tests of money.

use proptest::prelude::*;

use super::*;

fn usd(minor: i64) -> Money {
    Money::new(minor, Currency::USD)
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
fn only_amounts_of_one_currency_add_up() {
    assert_eq!(usd(1).plus(usd(-3)), Ok(usd(-2)));
    let mismatch = MoneyError::CurrencyMismatch { left: Currency::USD, right: Currency::EUR };
    assert_eq!(usd(1).plus(Money::new(1, Currency::EUR)), Err(mismatch));
    assert_eq!(mismatch.to_string(), "Amounts in USD and EUR cannot be combined.");
    assert_eq!(usd(i64::MAX).plus(usd(1)), Err(MoneyError::Overflow));
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
    fn order_follows_the_minor_units(left in any::<i64>(), right in any::<i64>()) {
        prop_assert_eq!(usd(left).partial_cmp(&usd(right)), Some(left.cmp(&right)));
    }
}
