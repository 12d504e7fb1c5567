//! The brand of a card by its first digits, and its name at each provider.

use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Brand {
    Visa,
    Mastercard,
    Amex,
    Discover,
    Diners,
    Jcb,
    Unionpay,
    Unknown,
}

impl Brand {
    pub(crate) fn of(number: &str) -> Self {
        match number.as_bytes() {
            [b'4', ..] => Self::Visa,
            [b'5', b'1'..=b'5', ..] | [b'2', b'2'..=b'7', ..] => Self::Mastercard,
            [b'3', b'4' | b'7', ..] => Self::Amex,
            [b'3', b'0' | b'6' | b'8', ..] => Self::Diners,
            [b'3', b'5', ..] => Self::Jcb,
            [b'6', b'2', ..] => Self::Unionpay,
            [b'6', ..] => Self::Discover,
            _ => Self::Unknown,
        }
    }

    /// In Stripe's payment methods.
    pub(crate) const fn code(self) -> &'static str {
        match self {
            Self::Visa => "visa",
            Self::Mastercard => "mastercard",
            Self::Amex => "amex",
            Self::Discover => "discover",
            Self::Diners => "diners",
            Self::Jcb => "jcb",
            Self::Unionpay => "unionpay",
            Self::Unknown => "unknown",
        }
    }

    /// In Stripe's tokens and at Braintree.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::Visa => "Visa",
            Self::Mastercard => "MasterCard",
            Self::Amex => "American Express",
            Self::Discover => "Discover",
            Self::Diners => "Diners Club",
            Self::Jcb => "JCB",
            Self::Unionpay => "UnionPay",
            Self::Unknown => "Unknown",
        }
    }

    /// At Spreedly.
    pub(crate) const fn spreedly_name(self) -> &'static str {
        match self {
            Self::Mastercard => "master",
            Self::Amex => "american_express",
            Self::Diners => "diners_club",
            Self::Unionpay => "union_pay",
            other => other.code(),
        }
    }

    pub(crate) const fn length_of_cvc(self) -> usize {
        if matches!(self, Self::Amex) { 4 } else { 3 }
    }
}
