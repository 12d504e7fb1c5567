//! A phone number as written by a guest. Only the digits matter.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

use crate::text::text_value::text_value;

/// 5 to 15 digits with any usual punctuation.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Telephone(String);

#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum TelephoneError {
    #[error("A telephone number has 5 to 15 digits.")]
    Digits,
    #[error("A telephone number can have at most {} characters.", Telephone::MAX_LENGTH)]
    TooLong,
    #[error("A telephone number is written on one line.")]
    ControlCharacter,
}

impl Telephone {
    /// Enough for 15 digits with spaces, brackets and the label of an extension, in characters.
    pub const MAX_LENGTH: usize = 40;

    /// As written by the guest, trimmed.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    pub fn digits(&self) -> String {
        self.0.chars().filter(char::is_ascii_digit).collect()
    }
}

impl FromStr for Telephone {
    type Err = TelephoneError;

    fn from_str(text: &str) -> Result<Self, TelephoneError> {
        let text = text.trim();
        let digits = text.bytes().filter(u8::is_ascii_digit).count();
        if !(5..=15).contains(&digits) {
            Err(TelephoneError::Digits)
        } else if text.chars().count() > Self::MAX_LENGTH {
            Err(TelephoneError::TooLong)
        } else if text.contains(char::is_control) {
            Err(TelephoneError::ControlCharacter)
        } else {
            Ok(Self(text.to_owned()))
        }
    }
}

impl fmt::Display for Telephone {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.0)
    }
}

text_value!(Telephone);

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn good_numbers() {
        for (text, digits) in [
            ("12345", "12345"),
            ("+1 (555) 010-0199", "15550100199"),
            ("  030 / 12 34 56 ", "030123456"),
            ("123456789012345", "123456789012345"),
            ("555-0100 ext. 7", "55501007"),
            ("ask for Zoë: 55501", "55501"),
        ] {
            let telephone: Telephone = text.parse().unwrap();
            assert_eq!(telephone.digits(), digits);
            assert_eq!(telephone.as_str(), text.trim());
        }
    }

    #[test]
    fn bad_numbers_are_refused() {
        let wordy = format!("12345{}", "-".repeat(36));
        for (text, error) in [
            ("", TelephoneError::Digits),
            ("1234", TelephoneError::Digits),
            ("1234567890123456", TelephoneError::Digits),
            ("no number", TelephoneError::Digits),
            ("٠١٢٣٤٥٦", TelephoneError::Digits),
            (wordy.as_str(), TelephoneError::TooLong),
            ("12345\n678", TelephoneError::ControlCharacter),
            ("12345\0", TelephoneError::ControlCharacter),
        ] {
            assert_eq!(text.parse::<Telephone>(), Err(error), "{text:?}");
        }
    }

    #[test]
    fn json_carries_the_text() {
        let telephone = serde_json::from_str::<Telephone>(r#""555-0100""#).unwrap();
        assert_eq!(serde_json::to_string(&telephone).unwrap(), r#""555-0100""#);
        assert!(serde_json::from_str::<Telephone>(r#""555""#).is_err());
    }

    proptest! {
        #[test]
        fn text_reads_back(text in "[+(]?[0-9]{5,7}[ )/-]{0,4}[0-9]{0,8}") {
            let telephone: Telephone = text.parse().unwrap();
            prop_assert!((5..=15).contains(&telephone.digits().len()));
            prop_assert_eq!(telephone.to_string().parse(), Ok(telephone));
        }

        #[test]
        fn no_text_panics(text in any::<String>()) {
            if let Ok(telephone) = text.parse::<Telephone>() {
                prop_assert_eq!(telephone.to_string().parse(), Ok(telephone));
            }
        }
    }
}
