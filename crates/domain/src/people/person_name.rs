//! The name of a guest or user, always with a first and a last name.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use thiserror::Error;

/// Each part has single spaces only, and is `Unknown` if missing.
///
/// Stored as two parts, because a full name does not say where a first name of two words ends.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "Stated")]
pub struct PersonName {
    first_name: String,
    last_name: String,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum PersonNameError {
    #[error("A first or last name can have at most {} characters.", PersonName::MAX_LENGTH)]
    TooLong,
    #[error("A name cannot contain control characters.")]
    ControlCharacter,
}

impl PersonName {
    /// Of each part, in characters.
    pub const MAX_LENGTH: usize = 120;
    pub const UNKNOWN: &str = "Unknown";

    pub fn new(first_name: &str, last_name: &str) -> Result<Self, PersonNameError> {
        Ok(Self { first_name: part(first_name)?, last_name: part(last_name)? })
    }

    pub fn first_name(&self) -> &str {
        &self.first_name
    }

    pub fn last_name(&self) -> &str {
        &self.last_name
    }
}

fn part(text: &str) -> Result<String, PersonNameError> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let name = words.join(" ");
    if name.is_empty() {
        Ok(PersonName::UNKNOWN.to_owned())
    } else if name.chars().count() > PersonName::MAX_LENGTH {
        Err(PersonNameError::TooLong)
    } else if name.contains(char::is_control) {
        Err(PersonNameError::ControlCharacter)
    } else {
        Ok(name)
    }
}

/// Parses a full name: the first word is the first name and the rest the last name.
impl FromStr for PersonName {
    type Err = PersonNameError;

    fn from_str(text: &str) -> Result<Self, PersonNameError> {
        let text = text.trim();
        let (first_name, last_name) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
        Self::new(first_name, last_name)
    }
}

impl TryFrom<&str> for PersonName {
    type Error = PersonNameError;

    fn try_from(text: &str) -> Result<Self, PersonNameError> {
        text.parse()
    }
}

impl fmt::Display for PersonName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.first_name, self.last_name)
    }
}

/// The serialized form of a name, before validation.
#[derive(Default, Deserialize)]
#[serde(default)]
struct Stated {
    first_name: String,
    last_name: String,
}

impl TryFrom<Stated> for PersonName {
    type Error = PersonNameError;

    fn try_from(stated: Stated) -> Result<Self, PersonNameError> {
        Self::new(&stated.first_name, &stated.last_name)
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn full_names_are_split_at_the_first_space() {
        for (text, first_name, last_name) in [
            ("Ada Lovelace", "Ada", "Lovelace"),
            ("Cher", "Cher", "Unknown"),
            ("", "Unknown", "Unknown"),
            ("   ", "Unknown", "Unknown"),
            ("  Ada \t King\n Lovelace ", "Ada", "King Lovelace"),
            ("María José Núñez", "María", "José Núñez"),
            ("由紀 山田", "由紀", "山田"),
        ] {
            let name: PersonName = text.parse().unwrap();
            assert_eq!((name.first_name(), name.last_name()), (first_name, last_name), "{text:?}");
        }
    }

    #[test]
    fn missing_parts_are_unknown() {
        for (first_name, last_name, printed) in [
            ("Mary Ann", "Evans", "Mary Ann Evans"),
            ("", "Evans", "Unknown Evans"),
            ("Mary", " ", "Mary Unknown"),
        ] {
            assert_eq!(PersonName::new(first_name, last_name).unwrap().to_string(), printed);
        }
    }

    #[test]
    fn bad_names_are_refused() {
        let (longest, too_long) = ("é".repeat(120), "é".repeat(121));
        assert!(PersonName::new(&longest, &longest).is_ok());
        for (first_name, last_name, error) in [
            (too_long.as_str(), "", PersonNameError::TooLong),
            ("", too_long.as_str(), PersonNameError::TooLong),
            ("A\0da", "", PersonNameError::ControlCharacter),
            ("Ada", "Love\u{7}lace", PersonNameError::ControlCharacter),
        ] {
            assert_eq!(PersonName::new(first_name, last_name), Err(error));
        }
    }

    #[test]
    fn json_carries_both_parts() {
        let name = PersonName::new("Mary Ann", "Evans").unwrap();
        let json = serde_json::to_string(&name).unwrap();
        assert_eq!(json, r#"{"first_name":"Mary Ann","last_name":"Evans"}"#);
        assert_eq!(serde_json::from_str::<PersonName>(&json).unwrap(), name);
        assert_eq!(serde_json::from_str::<PersonName>("{}").unwrap(), "".parse().unwrap());
    }

    proptest! {
        #[test]
        fn printed_full_names_read_back(text in any::<String>()) {
            if let Ok(name) = text.parse::<PersonName>() {
                prop_assert_eq!(name.to_string().parse(), Ok(name));
            }
        }

        #[test]
        fn no_part_is_empty_or_untidy(first_name in "\\PC*", last_name in "[\\s\\PC]*") {
            if let Ok(name) = PersonName::new(&first_name, &last_name) {
                for part in [name.first_name(), name.last_name()] {
                    prop_assert!(!part.is_empty());
                    prop_assert_eq!(part.split_whitespace().collect::<Vec<_>>().join(" "), part);
                }
            }
        }
    }
}
