//! The request for a price.

use chrono::NaiveDate;
use domain::key::Key;
use domain::people::party::{Party, PartyError};
use domain::time::stay::Stay;
use flows::quotes::Wish;
use serde::Deserialize;
use utoipa::ToSchema;

use crate::error::{ApiError, ErrorCode};

/// More than any home has to offer.
const MOST_ADDONS: usize = 100;
const MOST_CODES: usize = 20;
const LONGEST_CODE: usize = 100;

/// A stay to be priced.
#[derive(Debug, Deserialize, ToSchema)]
pub struct QuoteIn {
    /// The key of the property.
    property: String,
    /// The namespace of the site that sells the property.
    pub(super) namespace: String,
    check_in: NaiveDate,
    check_out: NaiveDate,
    /// Two by default.
    #[serde(default = "default_adults")]
    adults: u32,
    #[serde(default)]
    children: u32,
    #[serde(default)]
    pets: u32,
    #[serde(default)]
    smoker: bool,
    /// Promo codes in any case; each counts once.
    #[serde(default)]
    promo_codes: Option<Vec<String>>,
    /// The keys of the selected add-ons; if absent, those selected by default.
    #[serde(default)]
    addons: Option<Vec<String>>,
    /// The namespace of the site that the guest came from, for a quote. One that does not name a site of the same owner counts as
    /// `namespace`.
    #[serde(default)]
    pub(super) origin_site: Option<String>,
}

pub(crate) fn default_adults() -> u32 {
    Party::default().adults()
}

impl QuoteIn {
    pub(super) fn property(&self) -> Result<Key, ApiError> {
        self.property.parse().map_err(|_| ErrorCode::NotFound.into())
    }

    pub(super) fn wish(&self) -> Result<Wish, ApiError> {
        let party = Party::new(self.adults, self.children, self.pets, self.smoker);
        wish((self.check_in, self.check_out), party, self.addons.as_deref(), self.promo_codes.as_deref())
    }
}

/// Builds the request for a quote from the input.
pub(crate) fn wish(
    (check_in, check_out): (NaiveDate, NaiveDate),
    party: Result<Party, PartyError>,
    addons: Option<&[String]>,
    promo_codes: Option<&[String]>,
) -> Result<Wish, ApiError> {
    let stay = Stay::new(check_in, check_out);
    let stay = stay.map_err(|error| ApiError::field("check_out", error.to_string()))?;
    let party = party.map_err(|error| ApiError::field("adults", error.to_string()))?;
    let addons = addons.map(addon_keys).transpose()?;
    let promo_codes = promo_codes.unwrap_or_default().to_vec();
    if promo_codes.len() > MOST_CODES {
        return Err(ApiError::field("promo_codes", format!("Send at most {MOST_CODES} codes.")));
    }
    promo_codes.iter().try_for_each(|code| promo_code("promo_codes", code).map(drop))?;
    Ok(Wish { stay, party, addons, promo_codes })
}

pub(in super::super) fn addon_keys(keys: &[String]) -> Result<Vec<Key>, ApiError> {
    if keys.len() > MOST_ADDONS {
        return Err(ApiError::field("addons", format!("Choose at most {MOST_ADDONS} add-ons.")));
    }
    let mut parsed: Vec<Key> = keys
        .iter()
        .map(|key| key.parse::<Key>().map_err(|error| ApiError::field("addons", error.to_string())))
        .collect::<Result<_, _>>()?;
    parsed.sort_unstable();
    parsed.dedup();
    Ok(parsed)
}

/// Checks that a text could be a promo code.
pub(super) fn promo_code<'a>(field: &str, code: &'a str) -> Result<&'a str, ApiError> {
    if code.chars().count() > LONGEST_CODE || code.contains(char::is_control) {
        return Err(ApiError::field(field, "This is not a promotion code."));
    }
    Ok(code)
}
