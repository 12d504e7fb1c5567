//! The currency of an amount: an ISO 4217 code, its number of decimals and its symbol.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

use crate::text::text_value::text_value;

/// A currency in use today. Defaults to US dollars.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Currency([u8; 3]);

#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum CurrencyError {
    #[error("A currency code is three capital letters, such as USD.")]
    NotACode,
    #[error("This currency code is not in use.")]
    Unknown,
}

/// ISO 4217 without funds, metals and test codes, sorted.
const IN_USE: [&str; 155] = [
    "AED", "AFN", "ALL", "AMD", "AOA", "ARS", "AUD", "AWG", "AZN", "BAM", "BBD", "BDT", "BHD", "BIF", "BMD",
    "BND", "BOB", "BRL", "BSD", "BTN", "BWP", "BYN", "BZD", "CAD", "CDF", "CHF", "CLP", "CNY", "COP", "CRC",
    "CUP", "CVE", "CZK", "DJF", "DKK", "DOP", "DZD", "EGP", "ERN", "ETB", "EUR", "FJD", "FKP", "GBP", "GEL",
    "GHS", "GIP", "GMD", "GNF", "GTQ", "GYD", "HKD", "HNL", "HTG", "HUF", "IDR", "ILS", "INR", "IQD", "IRR",
    "ISK", "JMD", "JOD", "JPY", "KES", "KGS", "KHR", "KMF", "KPW", "KRW", "KWD", "KYD", "KZT", "LAK", "LBP",
    "LKR", "LRD", "LSL", "LYD", "MAD", "MDL", "MGA", "MKD", "MMK", "MNT", "MOP", "MRU", "MUR", "MVR", "MWK",
    "MXN", "MYR", "MZN", "NAD", "NGN", "NIO", "NOK", "NPR", "NZD", "OMR", "PAB", "PEN", "PGK", "PHP", "PKR",
    "PLN", "PYG", "QAR", "RON", "RSD", "RUB", "RWF", "SAR", "SBD", "SCR", "SDG", "SEK", "SGD", "SHP", "SLE",
    "SOS", "SRD", "SSP", "STN", "SVC", "SYP", "SZL", "THB", "TJS", "TMT", "TND", "TOP", "TRY", "TTD", "TWD",
    "TZS", "UAH", "UGX", "USD", "UYU", "UZS", "VED", "VES", "VND", "VUV", "WST", "XAF", "XCD", "XCG", "XOF",
    "XPF", "YER", "ZAR", "ZMW", "ZWG",
];

impl Currency {
    pub const EUR: Self = Self(*b"EUR");
    pub const GBP: Self = Self(*b"GBP");
    pub const JPY: Self = Self(*b"JPY");
    pub const USD: Self = Self(*b"USD");

    pub fn code(&self) -> &str {
        str::from_utf8(&self.0).expect("a currency code is made of ASCII letters")
    }

    /// The number of decimals. The list is the specification's; every other currency counts in hundredths here, including the
    /// few that ISO 4217 divides by a thousand.
    pub fn minor_digits(self) -> u8 {
        match &self.0 {
            b"BIF" | b"CLP" | b"DJF" | b"GNF" | b"JPY" | b"KMF" | b"KRW" | b"MGA" | b"PYG" | b"RWF"
            | b"VND" | b"VUV" | b"XAF" | b"XOF" | b"XPF" => 0,
            _ => 2,
        }
    }

    /// A symbol that is not ambiguous between currencies, or else the code.
    pub fn symbol(&self) -> &str {
        match &self.0 {
            b"AUD" => "A$",
            b"BRL" => "R$",
            b"CAD" => "CA$",
            b"CNY" => "CN¥",
            b"EUR" => "€",
            b"GBP" => "£",
            b"HKD" => "HK$",
            b"ILS" => "₪",
            b"INR" => "₹",
            b"JPY" => "¥",
            b"KRW" => "₩",
            b"MXN" => "MX$",
            b"NZD" => "NZ$",
            b"PHP" => "₱",
            b"TRY" => "₺",
            b"TWD" => "NT$",
            b"UAH" => "₴",
            b"USD" => "$",
            b"VND" => "₫",
            _ => self.code(),
        }
    }
}

impl Default for Currency {
    fn default() -> Self {
        Self::USD
    }
}

impl FromStr for Currency {
    type Err = CurrencyError;

    fn from_str(text: &str) -> Result<Self, CurrencyError> {
        let code: [u8; 3] = text.as_bytes().try_into().map_err(|_| CurrencyError::NotACode)?;
        if !code.iter().all(u8::is_ascii_uppercase) {
            return Err(CurrencyError::NotACode);
        }
        IN_USE.binary_search(&text).map(|_| Self(code)).map_err(|_| CurrencyError::Unknown)
    }
}

impl fmt::Display for Currency {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.code())
    }
}

impl fmt::Debug for Currency {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

text_value!(Currency);

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn the_table_is_in_order_and_every_code_reads_back() {
        assert!(IN_USE.is_sorted_by(|left, right| left < right));
        for code in IN_USE {
            assert_eq!(code.parse::<Currency>().unwrap().to_string(), code);
        }
    }

    #[test]
    fn bad_codes_are_refused() {
        for text in ["", "US", "USDT", "usd", "Usd", " USD", "U5D", "€", "€€€", "ＵＳＤ"] {
            assert_eq!(text.parse::<Currency>(), Err(CurrencyError::NotACode), "{text:?}");
        }
        for text in ["AAA", "XXX", "XAU", "DEM", "HRK"] {
            assert_eq!(text.parse::<Currency>(), Err(CurrencyError::Unknown), "{text:?}");
        }
    }

    #[test]
    fn the_currencies_of_the_specification_have_no_minor_unit() {
        let without = "BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF";
        for code in IN_USE {
            let expected = if without.contains(code) { 0 } else { 2 };
            assert_eq!(code.parse::<Currency>().unwrap().minor_digits(), expected, "{code}");
        }
    }

    #[test]
    fn symbols_fall_back_to_the_code() {
        assert_eq!(Currency::default().symbol(), "$");
        assert_eq!(Currency::EUR.symbol(), "€");
        assert_eq!(Currency::GBP.symbol(), "£");
        assert_eq!(Currency::JPY.symbol(), "¥");
        assert_eq!(Currency::try_from("CHF").unwrap().symbol(), "CHF");
    }

    #[test]
    fn two_currencies_never_share_a_symbol() {
        let currencies: Vec<Currency> = IN_USE.iter().map(|code| code.parse().unwrap()).collect();
        let mut symbols: Vec<&str> = currencies.iter().map(Currency::symbol).collect();
        symbols.sort_unstable();
        symbols.dedup();
        assert_eq!(symbols.len(), IN_USE.len());
    }

    #[test]
    fn json_carries_the_code() {
        assert_eq!(serde_json::to_string(&Currency::EUR).unwrap(), r#""EUR""#);
        assert_eq!(serde_json::from_str::<Currency>(r#""JPY""#).unwrap(), Currency::JPY);
        let refusal = serde_json::from_str::<Currency>(r#""eur""#).unwrap_err().to_string();
        assert!(refusal.contains("three capital letters"), "{refusal}");
    }

    proptest! {
        #[test]
        fn any_text_is_a_listed_code_or_an_error(text in "\\PC*|[A-Z]{3}") {
            prop_assert_eq!(text.parse::<Currency>().is_ok(), IN_USE.contains(&text.as_str()));
        }
    }
}
