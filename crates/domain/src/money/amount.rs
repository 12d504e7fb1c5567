//! Amounts of money: an integer number of a currency's minor unit, for code where several currencies could meet. Inside the price
//! engine amounts are plain minor units, see [`crate::money::rounding`].

use std::cmp::Ordering;
use std::fmt;
use std::str::FromStr;

use thiserror::Error;

use crate::money::currency::{Currency, CurrencyError};
use crate::text::text_value::text_value;

/// An amount in one currency: `USD 129.50` is 12950 minor units, `JPY 12950` is 12950 too.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Money {
    minor: i64,
    currency: Currency,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum MoneyError {
    #[error("Amounts in {left} and {right} cannot be combined.")]
    CurrencyMismatch { left: Currency, right: Currency },
    #[error("This amount is too large.")]
    Overflow,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum MoneyTextError {
    #[error("An amount is a currency code, a space and a number, such as USD 129.50.")]
    NotAnAmount,
    #[error(transparent)]
    Currency(#[from] CurrencyError),
    #[error("An amount in {currency} has exactly {} decimals.", currency.minor_digits())]
    Decimals { currency: Currency },
    #[error("This amount is too large.")]
    Overflow,
}

impl Money {
    pub const fn new(minor: i64, currency: Currency) -> Self {
        Self { minor, currency }
    }

    pub const fn zero(currency: Currency) -> Self {
        Self::new(0, currency)
    }

    pub const fn minor(self) -> i64 {
        self.minor
    }

    pub const fn currency(self) -> Currency {
        self.currency
    }

    pub const fn is_zero(self) -> bool {
        self.minor == 0
    }

    pub fn plus(self, other: Self) -> Result<Self, MoneyError> {
        self.same_currency(other)?;
        let minor = self.minor.checked_add(other.minor).ok_or(MoneyError::Overflow)?;
        Ok(Self { minor, ..self })
    }

    fn same_currency(self, other: Self) -> Result<(), MoneyError> {
        if self.currency == other.currency {
            Ok(())
        } else {
            Err(MoneyError::CurrencyMismatch { left: self.currency, right: other.currency })
        }
    }
}

/// Amounts in different currencies are not comparable.
impl PartialOrd for Money {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        self.same_currency(*other).ok().map(|()| self.minor.cmp(&other.minor))
    }
}

impl fmt::Display for Money {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = if self.minor < 0 { "-" } else { "" };
        let digits = usize::from(self.currency.minor_digits());
        let number = format!("{:0>width$}", self.minor.unsigned_abs(), width = digits + 1);
        let (whole, decimals) = number.split_at(number.len() - digits);
        let point = if decimals.is_empty() { "" } else { "." };
        write!(f, "{} {sign}{whole}{point}{decimals}", self.currency)
    }
}

impl FromStr for Money {
    type Err = MoneyTextError;

    fn from_str(text: &str) -> Result<Self, MoneyTextError> {
        let (code, number) = text.split_once(' ').ok_or(MoneyTextError::NotAnAmount)?;
        let currency: Currency = code.parse()?;
        let (sign, digits) = number.strip_prefix('-').map_or(("", number), |digits| ("-", digits));
        let (whole, decimals) = digits.split_once('.').unwrap_or((digits, ""));
        let numeric = |part: &str| part.bytes().all(|byte| byte.is_ascii_digit());
        if whole.is_empty() || !numeric(whole) || !numeric(decimals) || digits.ends_with('.') {
            return Err(MoneyTextError::NotAnAmount);
        }
        if decimals.len() != usize::from(currency.minor_digits()) {
            return Err(MoneyTextError::Decimals { currency });
        }
        let minor = format!("{sign}{whole}{decimals}").parse().map_err(|_| MoneyTextError::Overflow)?;
        Ok(Self { minor, currency })
    }
}

text_value!(Money);

#[cfg(test)]
#[path = "amount_tests.rs"]
mod tests;
