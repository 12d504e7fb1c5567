//! Reads the stay, the party and the add-ons out of the columns of a row.

use chrono::NaiveDate;
use domain::key::Key;
use domain::people::party::Party;
use domain::time::stay::Stay;
use serde::Deserialize;

use crate::StoreError;

pub(super) fn stay(check_in: NaiveDate, check_out: NaiveDate) -> Result<Stay, StoreError> {
    Stay::new(check_in, check_out).map_err(broken)
}

/// `counts` are adults, children and pets.
pub(super) fn party(counts: [i32; 3], smoker: bool) -> Result<Party, StoreError> {
    let [adults, children, pets] = counts.map(u32::try_from);
    let (adults, children, pets) =
        (adults.map_err(broken)?, children.map_err(broken)?, pets.map_err(broken)?);
    Party::new(adults, children, pets, smoker).map_err(broken)
}

pub(super) fn addons(stored: &serde_json::Value) -> Result<Vec<Key>, StoreError> {
    Vec::<Key>::deserialize(stored).map_err(broken)
}

fn broken(error: impl std::fmt::Display) -> StoreError {
    StoreError::Broken(format!("a stored stay: {error}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_valid_stays_and_parties_are_read() {
        let day = |day| NaiveDate::from_ymd_opt(2026, 7, day).unwrap();
        assert_eq!(stay(day(4), day(6)).unwrap().nights(), 2);
        assert_eq!(
            stay(day(4), day(4)).unwrap_err().to_string(),
            "stored rows make no sense: a stored stay: Check-out must be after check-in."
        );
        assert_eq!(party([2, 1, 0], true).unwrap(), Party::new(2, 1, 0, true).unwrap());
        assert_eq!(addons(&serde_json::json!([])).unwrap(), Vec::<Key>::new());
        assert!(matches!(addons(&serde_json::json!(["cot"])), Err(StoreError::Broken(_))));
        for counts in [[-1, 0, 0], [2, -1, 0], [2, 0, -1], [1_000, 0, 0]] {
            assert!(matches!(party(counts, false), Err(StoreError::Broken(_))), "{counts:?}");
        }
    }
}
