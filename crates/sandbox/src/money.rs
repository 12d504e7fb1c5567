//! Amounts in whole minor units, and as decimal numbers for display and for Braintree.

const WITHOUT_DECIMALS: &[&str] = &[
    "BIF", "CLP", "DJF", "GNF", "JPY", "KMF", "KRW", "MGA", "PYG", "RWF", "VND", "VUV", "XAF", "XOF", "XPF",
];

fn decimals(currency: &str) -> usize {
    if WITHOUT_DECIMALS.contains(&currency.to_uppercase().as_str()) { 0 } else { 2 }
}

/// `12950` in `usd` is `129.50`.
pub(crate) fn decimal(amount: i64, currency: &str) -> String {
    match decimals(currency) {
        0 => amount.to_string(),
        _ => format!("{}.{:02}", amount / 100, amount % 100),
    }
}

/// `129.5` in `usd` is `12950`; None if it is not a valid amount of that currency.
pub(crate) fn minor_units(text: &str, currency: &str) -> Option<i64> {
    let (whole, part) = text.split_once('.').unwrap_or((text, ""));
    let places = decimals(currency);
    if part.len() > places || part.starts_with('+') {
        return None;
    }
    format!("{whole}{part:0<places$}").parse().ok().filter(|amount| *amount >= 0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_and_back() {
        assert_eq!(minor_units("129.5", "usd"), Some(12_950));
        assert_eq!(minor_units("129", "JPY"), Some(129));
        assert_eq!(decimal(12_905, "usd"), "129.05");
        assert_eq!(decimal(129, "jpy"), "129");
        assert_eq!(
            [minor_units("1.234", "usd"), minor_units("1.0", "jpy"), minor_units("x", "usd")],
            [None; 3]
        );
    }
}
