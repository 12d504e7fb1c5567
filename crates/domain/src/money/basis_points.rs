//! A percentage in hundredths of a percent: 12.5 % is 1250.

use std::fmt;

use serde::{Deserialize, Serialize};
use thiserror::Error;

/// From 0 % to 10,000 %, a hundred times the whole.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "i64", into = "u32")]
pub struct BasisPoints(u32);

#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum BasisPointsError {
    #[error("A percentage cannot be below zero.")]
    Negative,
    #[error("A percentage cannot be above 10,000.")]
    TooLarge,
}

impl BasisPoints {
    pub const ZERO: Self = Self(0);
    pub const WHOLE: Self = Self(10_000);
    pub const MAX: Self = Self(1_000_000);

    pub fn new(hundredths: i64) -> Result<Self, BasisPointsError> {
        match u32::try_from(hundredths) {
            Ok(points) if points <= Self::MAX.0 => Ok(Self(points)),
            _ if hundredths < 0 => Err(BasisPointsError::Negative),
            _ => Err(BasisPointsError::TooLarge),
        }
    }

    pub const fn get(self) -> u32 {
        self.0
    }
}

impl TryFrom<i64> for BasisPoints {
    type Error = BasisPointsError;

    fn try_from(hundredths: i64) -> Result<Self, BasisPointsError> {
        Self::new(hundredths)
    }
}

impl From<BasisPoints> for u32 {
    fn from(points: BasisPoints) -> Self {
        points.0
    }
}

impl fmt::Display for BasisPoints {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (percent, hundredths) = (self.0 / 100, self.0 % 100);
        match (hundredths, hundredths % 10) {
            (0, _) => write!(f, "{percent}%"),
            (_, 0) => write!(f, "{percent}.{}%", hundredths / 10),
            _ => write!(f, "{percent}.{hundredths:02}%"),
        }
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn bounds() {
        for (hundredths, expected) in [
            (0, Ok(BasisPoints::ZERO)),
            (10_000, Ok(BasisPoints::WHOLE)),
            (1_000_000, Ok(BasisPoints::MAX)),
            (-1, Err(BasisPointsError::Negative)),
            (i64::MIN, Err(BasisPointsError::Negative)),
            (1_000_001, Err(BasisPointsError::TooLarge)),
            (i64::MAX, Err(BasisPointsError::TooLarge)),
        ] {
            assert_eq!(BasisPoints::new(hundredths), expected, "{hundredths}");
        }
    }

    #[test]
    fn printed_without_idle_zeros() {
        for (hundredths, text) in
            [(0, "0%"), (5, "0.05%"), (1250, "12.5%"), (1225, "12.25%"), (10_000, "100%")]
        {
            assert_eq!(BasisPoints::new(hundredths).unwrap().to_string(), text);
        }
    }

    proptest! {
        #[test]
        fn json_carries_the_number(hundredths in 0_i64..=1_000_000) {
            let points = BasisPoints::new(hundredths).unwrap();
            let json = serde_json::to_string(&points).unwrap();
            prop_assert_eq!(&json, &hundredths.to_string());
            prop_assert_eq!(serde_json::from_str::<BasisPoints>(&json).unwrap(), points);
        }

        #[test]
        fn any_number_is_in_bounds_or_an_error(hundredths in any::<i64>()) {
            prop_assert_eq!(BasisPoints::new(hundredths).is_ok(), (0..=1_000_000).contains(&hundredths));
        }
    }
}
