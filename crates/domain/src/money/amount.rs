//! Amounts of money: an integer number of a currency's minor unit, with arithmetic that never loses a cent.
//!
//! Rounding happens only in [`crate::money::rounding`].

use std::cmp::Ordering;
use std::fmt;
use std::str::FromStr;

use thiserror::Error;

use crate::money::basis_points::BasisPoints;
use crate::money::currency::{Currency, CurrencyError};
use crate::money::rounding::checked_pro_rata;
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
    #[error("An amount cannot be divided into no parts.")]
    NoParts,
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

    pub const fn is_negative(self) -> bool {
        self.minor < 0
    }

    pub fn plus(self, other: Self) -> Result<Self, MoneyError> {
        self.same_currency(other)?;
        self.with(self.minor.checked_add(other.minor))
    }

    pub fn minus(self, other: Self) -> Result<Self, MoneyError> {
        self.same_currency(other)?;
        self.with(self.minor.checked_sub(other.minor))
    }

    pub fn negated(self) -> Result<Self, MoneyError> {
        self.with(self.minor.checked_neg())
    }

    pub fn times(self, count: i64) -> Result<Self, MoneyError> {
        self.with(self.minor.checked_mul(count))
    }

    /// The sum of amounts that are all in `currency`; zero without amounts.
    pub fn sum(currency: Currency, amounts: impl IntoIterator<Item = Self>) -> Result<Self, MoneyError> {
        amounts.into_iter().try_fold(Self::zero(currency), Self::plus)
    }

    /// This share of the amount, rounded half up once.
    pub fn percent(self, share: BasisPoints) -> Result<Self, MoneyError> {
        self.pro_rata(share.get(), BasisPoints::WHOLE.get())
    }

    /// The amount × numerator / denominator, rounded half up once: nine nights at a weekly rate are
    /// `weekly.pro_rata(9, 7)`.
    pub fn pro_rata(self, numerator: u32, denominator: u32) -> Result<Self, MoneyError> {
        if denominator == 0 {
            return Err(MoneyError::NoParts);
        }
        self.with(checked_pro_rata(self.minor, numerator, denominator))
    }

    /// Splits into equal parts that add up to the amount; the odd cents go to the last parts.
    pub fn split(self, parts: u32) -> Result<Vec<Self>, MoneyError> {
        self.split_by(&vec![1; parts as usize])
    }

    /// Splits in proportion to the weights, with parts that add up to the amount; the odd cents go to the last parts
    /// with a non-zero weight.
    pub fn split_by(self, weights: &[u64]) -> Result<Vec<Self>, MoneyError> {
        let total: i128 = weights.iter().copied().map(i128::from).sum();
        if total == 0 {
            return Err(MoneyError::NoParts);
        }
        let share = |weight: u64| i128::from(self.minor) * i128::from(weight) / total;
        let mut odd = i128::from(self.minor) - weights.iter().copied().map(share).sum::<i128>();
        let mut parts = Vec::with_capacity(weights.len());
        for &weight in weights.iter().rev() {
            let cent = if weight > 0 { odd.signum() } else { 0 };
            odd -= cent;
            parts.push(self.with(i64::try_from(share(weight) + cent).ok())?);
        }
        parts.reverse();
        Ok(parts)
    }

    fn same_currency(self, other: Self) -> Result<(), MoneyError> {
        if self.currency == other.currency {
            Ok(())
        } else {
            Err(MoneyError::CurrencyMismatch { left: self.currency, right: other.currency })
        }
    }

    fn with(self, minor: Option<i64>) -> Result<Self, MoneyError> {
        minor.map(|minor| Self { minor, ..self }).ok_or(MoneyError::Overflow)
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
        let sign = if self.is_negative() { "-" } else { "" };
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
