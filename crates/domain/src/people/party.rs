//! The party of a stay: adults, children, pets, and whether someone smokes.

use serde::{Deserialize, Serialize};
use thiserror::Error;

/// A party has at least one guest. Defaults to two adults.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "Stated")]
pub struct Party {
    adults: u32,
    children: u32,
    pets: u32,
    smoker: bool,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum PartyError {
    #[error("A party can have at most {} adults.", Party::MAX_OF_EACH)]
    Adults,
    #[error("A party can have at most {} children.", Party::MAX_OF_EACH)]
    Children,
    #[error("A party can have at most {} pets.", Party::MAX_OF_EACH)]
    Pets,
}

impl Party {
    pub const MAX_OF_EACH: u32 = 999;
    const DEFAULT_ADULTS: u32 = 2;

    /// The specification defines guests as "adults plus children, minimum 1 (or 2 if 0)". We read it as: a party of zero
    /// guests was not filled in and becomes the default of two adults; any other party counts as given, so it has at
    /// least one guest.
    pub fn new(adults: u32, children: u32, pets: u32, smoker: bool) -> Result<Self, PartyError> {
        let within = |count, error| {
            if count > Self::MAX_OF_EACH { Err(error) } else { Ok(()) }
        };
        within(adults, PartyError::Adults)?;
        within(children, PartyError::Children)?;
        within(pets, PartyError::Pets)?;
        let adults = if adults + children == 0 { Self::DEFAULT_ADULTS } else { adults };
        Ok(Self { adults, children, pets, smoker })
    }

    pub const fn adults(&self) -> u32 {
        self.adults
    }

    pub const fn children(&self) -> u32 {
        self.children
    }

    pub const fn guests(&self) -> u32 {
        self.adults + self.children
    }

    pub const fn pets(&self) -> u32 {
        self.pets
    }

    pub const fn smoker(&self) -> bool {
        self.smoker
    }
}

impl Default for Party {
    fn default() -> Self {
        Self { adults: Self::DEFAULT_ADULTS, children: 0, pets: 0, smoker: false }
    }
}

/// The serialized form of a party, before validation.
#[derive(Deserialize)]
#[serde(default)]
struct Stated {
    adults: u32,
    children: u32,
    pets: u32,
    smoker: bool,
}

impl Default for Stated {
    fn default() -> Self {
        let Party { adults, children, pets, smoker } = Party::default();
        Self { adults, children, pets, smoker }
    }
}

impl TryFrom<Stated> for Party {
    type Error = PartyError;

    fn try_from(stated: Stated) -> Result<Self, PartyError> {
        Self::new(stated.adults, stated.children, stated.pets, stated.smoker)
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn guests_are_adults_and_children_and_nobody_means_two() {
        for (adults, children, guests) in [(2, 0, 2), (1, 0, 1), (0, 1, 1), (0, 3, 3), (2, 3, 5), (0, 0, 2)] {
            assert_eq!(Party::new(adults, children, 0, false).unwrap().guests(), guests);
        }
        assert_eq!(Party::new(0, 0, 1, true).unwrap().adults(), 2);
        assert_eq!(Party::default(), Party::new(2, 0, 0, false).unwrap());
    }

    #[test]
    fn each_count_has_a_bound() {
        assert!(Party::new(999, 999, 999, true).is_ok());
        for (adults, children, pets, error) in [
            (1000, 0, 0, PartyError::Adults),
            (u32::MAX, u32::MAX, u32::MAX, PartyError::Adults),
            (1, 1000, 0, PartyError::Children),
            (1, 0, 1000, PartyError::Pets),
        ] {
            assert_eq!(Party::new(adults, children, pets, false), Err(error));
        }
        assert_eq!(PartyError::Pets.to_string(), "A party can have at most 999 pets.");
    }

    #[test]
    fn json_fills_in_what_is_not_stated() {
        for (json, party) in [
            ("{}", Party::default()),
            (r#"{"children": 1}"#, Party::new(2, 1, 0, false).unwrap()),
            (r#"{"adults": 1, "pets": 2, "smoker": true}"#, Party::new(1, 0, 2, true).unwrap()),
        ] {
            assert_eq!(serde_json::from_str::<Party>(json).unwrap(), party, "{json}");
        }
        for json in
            [r#"{"adults": -1}"#, r#"{"adults": 1.5}"#, r#"{"pets": 1000}"#, r#"{"smoker": "yes"}"#, "2"]
        {
            assert!(serde_json::from_str::<Party>(json).is_err(), "{json}");
        }
    }

    proptest! {
        #[test]
        fn a_party_has_a_guest_and_json_reads_back(
            adults in 0_u32..=999, children in 0_u32..=999, pets in 0_u32..=999, smoker in any::<bool>(),
        ) {
            let party = Party::new(adults, children, pets, smoker).unwrap();
            prop_assert!(party.guests() >= 1);
            prop_assert_eq!((party.children(), party.pets(), party.smoker()), (children, pets, smoker));
            let json = serde_json::to_string(&party).unwrap();
            prop_assert_eq!(serde_json::from_str::<Party>(&json).unwrap(), party);
        }

        #[test]
        fn no_counts_panic(adults in any::<u32>(), children in any::<u32>(), pets in any::<u32>()) {
            let in_bounds = [adults, children, pets].into_iter().all(|count| count <= Party::MAX_OF_EACH);
            prop_assert_eq!(Party::new(adults, children, pets, false).is_ok(), in_bounds);
        }
    }
}
