//! Guests in a query string.

use domain::people::party::Party;

use crate::error::ApiError;

/// Two adults by default.
pub fn party(adults: Option<u32>, children: Option<u32>, pets: Option<u32>) -> Result<Party, ApiError> {
    let usual = Party::default();
    Party::new(adults.unwrap_or(usual.adults()), children.unwrap_or(0), pets.unwrap_or(0), false)
        .map_err(|error| ApiError::field("adults", error.to_string()))
}
