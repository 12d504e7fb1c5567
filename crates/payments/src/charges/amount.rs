//! Amounts in the formats of the providers: whole minor units of ISO 4217, or decimal text. Never a float.

use domain::money::Money;
use domain::money::currency::Currency;

use crate::error::PaymentError;

/// Currencies that the app counts in hundredths, but ISO 4217 and the providers in thousandths.
const THOUSANDTHS: [&str; 7] = ["BHD", "IQD", "JOD", "KWD", "LYD", "OMR", "TND"];

/// In minor units of ISO 4217. Fails unless the amount is positive: no other can be charged or refunded.
pub(crate) fn minor_units(amount: Money) -> Result<i64, PaymentError> {
    let scale = scale(amount.currency());
    let minor = amount.minor().checked_mul(scale).filter(|minor| *minor > 0);
    minor.ok_or_else(|| PaymentError::Refused(format!("{amount} cannot be moved")))
}

/// The inverse; `None` if the currency is unknown or the amount is finer than the app's minor unit.
pub(crate) fn from_minor_units(minor: i64, currency: &str) -> Option<Money> {
    let currency: Currency = currency.to_ascii_uppercase().parse().ok()?;
    let scale = scale(currency);
    (minor % scale == 0).then(|| Money::new(minor / scale, currency))
}

/// `10.00`, or `1000` in yen.
pub(crate) fn decimal(amount: Money) -> Result<String, PaymentError> {
    minor_units(amount)?;
    let text = amount.to_string();
    Ok(text.split_once(' ').map_or(text.clone(), |(_, number)| number.to_owned()))
}

/// The inverse of `decimal`; `None` if the text is not a number, or finer than the app's minor unit.
pub(crate) fn from_decimal(number: &str, currency: &str) -> Option<Money> {
    let currency: Currency = currency.parse().ok()?;
    let decimals = number.split_once('.').map_or(0, |(_, decimals)| decimals.len());
    let number = if scale(currency) > 1 && decimals == 3 { number.strip_suffix('0')? } else { number };
    format!("{currency} {number}").parse().ok()
}

fn scale(currency: Currency) -> i64 {
    if THOUSANDTHS.contains(&currency.code()) { 10 } else { 1 }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn money(text: &str) -> Money {
        text.parse().unwrap()
    }

    #[test]
    fn each_currency_has_its_decimals() {
        for (amount, minor, text) in [
            ("USD 10.00", 1000, "10.00"),
            ("USD 0.05", 5, "0.05"),
            ("JPY 1000", 1000, "1000"),
            ("KWD 1.50", 1500, "1.50"),
            ("ISK 500.00", 50000, "500.00"),
            ("USD 92233720368547758.07", i64::MAX, "92233720368547758.07"),
        ] {
            let amount = money(amount);
            assert_eq!(minor_units(amount), Ok(minor), "{amount}");
            assert_eq!(decimal(amount), Ok(text.to_owned()), "{amount}");
            assert_eq!(from_minor_units(minor, &amount.currency().code().to_lowercase()), Some(amount));
            assert_eq!(from_decimal(text, amount.currency().code()), Some(amount));
        }
    }

    #[test]
    fn a_decimal_text_is_no_finer_than_ours() {
        assert_eq!(from_decimal("1.500", "KWD"), Some(money("KWD 1.50")));
        for (text, currency) in
            [("1.505", "KWD"), ("1.500", "USD"), ("10", "USD"), ("10.00", "usd"), ("", "USD")]
        {
            assert_eq!(from_decimal(text, currency), None, "{text} {currency}");
        }
    }

    #[test]
    fn nothing_and_less_cannot_be_moved() {
        for amount in
            [money("USD 0.00"), money("USD -1.00"), Money::new(i64::MAX, money("KWD 1.00").currency())]
        {
            assert!(matches!(minor_units(amount), Err(PaymentError::Refused(_))), "{amount}");
            assert!(decimal(amount).is_err(), "{amount}");
        }
        assert_eq!(from_minor_units(1001, "kwd"), None);
        assert_eq!(from_minor_units(1, "nothing"), None);
    }
}
