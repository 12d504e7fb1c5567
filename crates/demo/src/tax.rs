//! Taxes by region.

use serde::Deserialize;

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Tax {
    pub name: String,
    pub authority: String,
    pub levy: Levy,
    /// Regions where the tax applies; empty means everywhere.
    #[serde(default)]
    pub regions: Vec<String>,
    /// Included in the displayed prices, instead of added to them.
    #[serde(default)]
    pub included: bool,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Levy {
    Percent {
        /// Hundredths of a percent.
        basis_points: u32,
        /// Also applies to taxable fees.
        fees: bool,
    },
    PerGuestNight {
        amount: i64,
        min_age: u32,
        max_nights: Option<u32>,
    },
}
