//! A phone number that can be dialed from anywhere, including the area code.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

use crate::telephone::{Telephone, TelephoneError};
use crate::text_value::text_value;

/// A [`Telephone`] with 10 to 15 digits.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Phone(Telephone);

#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum PhoneError {
    #[error("A phone number has 10 to 15 digits, area code included.")]
    Digits,
    #[error(transparent)]
    Writing(TelephoneError),
}

impl Phone {
    const MIN_DIGITS: usize = 10;

    /// As written by the user, trimmed.
    pub fn as_str(&self) -> &str {
        self.0.as_str()
    }

    pub fn digits(&self) -> String {
        self.0.digits()
    }
}

impl FromStr for Phone {
    type Err = PhoneError;

    fn from_str(text: &str) -> Result<Self, PhoneError> {
        let telephone: Telephone = text.parse()?;
        if telephone.digits().len() < Self::MIN_DIGITS {
            return Err(PhoneError::Digits);
        }
        Ok(Self(telephone))
    }
}

impl From<TelephoneError> for PhoneError {
    fn from(error: TelephoneError) -> Self {
        match error {
            TelephoneError::Digits => Self::Digits,
            other => Self::Writing(other),
        }
    }
}

impl From<Phone> for Telephone {
    fn from(phone: Phone) -> Self {
        phone.0
    }
}

impl fmt::Display for Phone {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

text_value!(Phone);

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn good_numbers() {
        for (text, digits) in [
            ("555-010-0199", "5550100199"),
            ("+1 (555) 010-0199", "15550100199"),
            (" 123456789012345 ", "123456789012345"),
        ] {
            let phone: Phone = text.parse().unwrap();
            assert_eq!((phone.as_str(), phone.digits().as_str()), (text.trim(), digits));
        }
    }

    #[test]
    fn bad_numbers_are_refused() {
        let wordy = format!("1234567890{}", "-".repeat(40));
        for (text, error) in [
            ("", PhoneError::Digits),
            ("555-0199", PhoneError::Digits),
            ("123456789", PhoneError::Digits),
            ("1234567890123456", PhoneError::Digits),
            (wordy.as_str(), PhoneError::Writing(TelephoneError::TooLong)),
            ("1234567890\t1", PhoneError::Writing(TelephoneError::ControlCharacter)),
        ] {
            assert_eq!(text.parse::<Phone>(), Err(error), "{text:?}");
        }
        assert_eq!(
            "1".parse::<Phone>().unwrap_err().to_string(),
            "A phone number has 10 to 15 digits, area code included."
        );
    }

    #[test]
    fn json_carries_the_text() {
        let phone = serde_json::from_str::<Phone>(r#""555-010-0199""#).unwrap();
        assert_eq!(serde_json::to_string(&phone).unwrap(), r#""555-010-0199""#);
        assert!(serde_json::from_str::<Phone>(r#""555-0100""#).is_err());
    }

    proptest! {
        #[test]
        fn every_phone_is_a_telephone(text in "\\PC*|[ ()+0-9-]{8,20}") {
            if let Ok(phone) = text.parse::<Phone>() {
                prop_assert!((10..=15).contains(&phone.digits().len()));
                prop_assert_eq!(phone.to_string().parse(), Ok(phone.clone()));
                prop_assert_eq!(text.parse::<Telephone>(), Ok(phone.into()));
            }
        }
    }
}
