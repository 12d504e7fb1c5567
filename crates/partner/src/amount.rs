//! Converts amounts: the partner writes decimals of the major unit, the app uses minor units.

use domain::money::currency::Currency;
use domain::money::rounding::MAX_AMOUNT;

/// `None` if it is not a valid amount.
pub(crate) fn minor(major: f64, currency: Currency) -> Option<i64> {
    let scaled = (major * 10_f64.powi(currency.minor_digits().into())).round();
    #[expect(
        clippy::cast_precision_loss,
        reason = "the largest amount is far below what a float counts exactly"
    )]
    let fits = scaled.is_finite() && scaled.abs() <= MAX_AMOUNT as f64;
    #[expect(clippy::cast_possible_truncation, reason = "just seen to fit")]
    fits.then_some(scaled as i64)
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn decimals_become_minor_units() {
        for (major, currency, minor_units) in [
            (275.0, "USD", Some(27_500)),
            (0.1 + 0.2, "USD", Some(30)),
            (-45.55, "USD", Some(-4_555)),
            (12_000.0, "JPY", Some(12_000)),
            (f64::NAN, "USD", None),
            (1e18, "USD", None),
        ] {
            assert_eq!(minor(major, currency.parse().unwrap()), minor_units, "{major} {currency}");
        }
    }

    proptest! {
        #[test]
        fn what_was_written_is_read(cents in -100_000_000_i64..100_000_000) {
            let text = format!("{}{}.{:02}", if cents < 0 { "-" } else { "" }, cents.abs() / 100, cents.abs() % 100);
            prop_assert_eq!(minor(text.parse().unwrap(), "USD".parse().unwrap()), Some(cents));
        }
    }
}
