//! The public identifier of a row: 128 bits with its account and creation time. It is no credential; that is a
//! [`crate::guest_key::GuestKey`].

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use subtle::ConstantTimeEq;
use thiserror::Error;

use crate::text::text_value::text_value;

/// The number of an account: the tenant that owns a row.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct AccountId(u32);

impl AccountId {
    pub const fn new(number: u32) -> Self {
        Self(number)
    }

    pub const fn get(self) -> u32 {
        self.0
    }
}

impl From<AccountId> for i64 {
    fn from(account: AccountId) -> Self {
        account.0.into()
    }
}

impl fmt::Display for AccountId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// Account number (32 bits), Unix seconds (32), order within the second and randomness (64), most significant first: keys sort by
/// account, then by age.
/// Printed as 26 characters of Crockford's base 32, which sort the same way.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Key(u128);

#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum KeyError {
    #[error("A key has 26 characters.")]
    Length,
    #[error("A key is made of digits and letters without U.")]
    Character,
    #[error("A key begins with a digit from 0 to 7.")]
    TooLarge,
}

const ALPHABET: &[u8; 32] = b"0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const BITS_PER_CHARACTER: usize = 5;

impl Key {
    /// Length of the printed form, in characters.
    pub const LENGTH: usize = 26;

    pub fn new(account: AccountId, unix_seconds: u32, rest: u64) -> Self {
        Self(u128::from(account.0) << 96 | u128::from(unix_seconds) << 64 | u128::from(rest))
    }

    pub const fn from_u128(bits: u128) -> Self {
        Self(bits)
    }

    pub const fn as_u128(self) -> u128 {
        self.0
    }

    pub const fn account(self) -> AccountId {
        AccountId((self.0 >> 96) as u32)
    }

    #[expect(clippy::cast_possible_truncation, reason = "the low 32 bits are the ones that are wanted")]
    pub const fn created_seconds(self) -> u32 {
        (self.0 >> 64) as u32
    }

    /// Constant-time comparison, for bits that are a secret.
    pub(crate) fn guards(&self, presented: &Self) -> bool {
        self.0.to_be_bytes().ct_eq(&presented.0.to_be_bytes()).into()
    }
}

/// A key in its printed form.
struct Printed([u8; Key::LENGTH]);

impl Printed {
    fn new(key: Key) -> Self {
        let mut text = [0; Key::LENGTH];
        for (character, place) in text.iter_mut().rev().zip(0..) {
            *character = ALPHABET[(key.0 >> (place * BITS_PER_CHARACTER)) as usize % ALPHABET.len()];
        }
        Self(text)
    }

    fn as_str(&self) -> &str {
        str::from_utf8(&self.0).expect("the alphabet is ASCII")
    }
}

impl fmt::Display for Key {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(Printed::new(*self).as_str())
    }
}

impl fmt::Debug for Key {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Key({self})")
    }
}

impl FromStr for Key {
    type Err = KeyError;

    fn from_str(text: &str) -> Result<Self, KeyError> {
        if text.chars().count() != Key::LENGTH {
            return Err(KeyError::Length);
        }
        let mut bits = 0_u128;
        for (place, character) in text.bytes().enumerate() {
            let value = value_of(character).ok_or(KeyError::Character)?;
            if place == 0 && value > 7 {
                return Err(KeyError::TooLarge);
            }
            bits = bits << BITS_PER_CHARACTER | value;
        }
        Ok(Self(bits))
    }
}

/// Crockford's decoding: case-insensitive, and letters that look like a digit are that digit.
fn value_of(character: u8) -> Option<u128> {
    let canonical = match character.to_ascii_uppercase() {
        b'O' => b'0',
        b'I' | b'L' => b'1',
        other => other,
    };
    (0..).zip(ALPHABET).find(|&(_, &letter)| letter == canonical).map(|(value, _)| value)
}

// Responses contain many keys, so serialization bypasses `Display`.
text_value!(Key, |key, serializer| serializer.serialize_str(Printed::new(*key).as_str()));

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn known_texts() {
        for (bits, text) in [
            (0, "00000000000000000000000000"),
            (1, "00000000000000000000000001"),
            (31, "0000000000000000000000000Z"),
            (32, "00000000000000000000000010"),
            (u128::MAX, "7ZZZZZZZZZZZZZZZZZZZZZZZZZ"),
        ] {
            assert_eq!(Key::from_u128(bits).to_string(), text);
            assert_eq!(text.parse(), Ok(Key::from_u128(bits)));
        }
    }

    #[test]
    fn look_alikes_and_lower_case_are_read() {
        let key: Key = "01100000000000000000000ABC".parse().unwrap();
        for text in ["oIL0000000000000000000oabc", "OlI0000000000000000000OAbC"] {
            assert_eq!(text.parse(), Ok(key), "{text}");
        }
    }

    #[test]
    fn bad_texts_are_refused() {
        for (text, error) in [
            ("", KeyError::Length),
            ("0000000000000000000000000", KeyError::Length),
            ("000000000000000000000000000", KeyError::Length),
            ("0000000000000000000000000é0", KeyError::Length),
            ("0000000000000000000000000U", KeyError::Character),
            ("0000000000000000000000000u", KeyError::Character),
            ("0000000000-000000000000000", KeyError::Character),
            (" 0000000000000000000000000", KeyError::Character),
            ("0000000000000000000000000é", KeyError::Character),
            ("80000000000000000000000000", KeyError::TooLarge),
            ("Z0000000000000000000000000", KeyError::TooLarge),
        ] {
            assert_eq!(text.parse::<Key>(), Err(error), "{text:?}");
        }
    }

    #[test]
    fn debug_shows_the_text() {
        assert_eq!(format!("{:?}", Key::from_u128(1)), "Key(00000000000000000000000001)");
    }

    #[test]
    fn json_carries_the_text() {
        let key = Key::new(AccountId::new(7), 1_784_000_000, 42);
        let json = serde_json::to_string(&key).unwrap();
        assert_eq!(json, format!("\"{key}\""));
        assert_eq!(serde_json::from_str::<Key>(&json).unwrap(), key);
        assert!(serde_json::from_str::<Key>(r#""not a key""#).is_err());
        assert_eq!(serde_json::to_string(&AccountId::new(7)).unwrap(), "7");
    }

    proptest! {
        #[test]
        fn the_parts_come_back(account in any::<u32>(), seconds in any::<u32>(), random in any::<u64>()) {
            let key = Key::new(AccountId::new(account), seconds, random);
            prop_assert_eq!(key.account(), AccountId::new(account));
            prop_assert_eq!(key.created_seconds(), seconds);
            prop_assert_eq!(Key::from_u128(key.as_u128()), key);
        }

        #[test]
        fn text_reads_back_in_both_cases(bits in any::<u128>()) {
            let key = Key::from_u128(bits);
            prop_assert_eq!(key.to_string().len(), Key::LENGTH);
            prop_assert_eq!(key.to_string().parse(), Ok(key));
            prop_assert_eq!(key.to_string().to_lowercase().parse(), Ok(key));
        }

        #[test]
        fn texts_sort_like_account_then_age(
            left in (0_u32..3, 0_u32..3, any::<u64>()),
            right in (0_u32..3, 0_u32..3, any::<u64>()),
        ) {
            let key = |(account, seconds, random)| Key::new(AccountId::new(account), seconds, random);
            prop_assert_eq!(key(left).cmp(&key(right)), left.cmp(&right));
            prop_assert_eq!(key(left).to_string().cmp(&key(right).to_string()), left.cmp(&right));
        }

        #[test]
        fn guarding_agrees_with_equality(left in any::<u128>(), bit in 0_u32..128) {
            let key = Key::from_u128(left);
            prop_assert!(key.guards(&Key::from_u128(left)));
            prop_assert!(!key.guards(&Key::from_u128(left ^ (1 << bit))));
        }

        #[test]
        fn no_text_panics(text in "\\PC*|[0-9A-Za-z]{26}") {
            if let Ok(key) = text.parse::<Key>() {
                prop_assert_eq!(key.to_string().parse(), Ok(key));
            }
        }
    }
}
