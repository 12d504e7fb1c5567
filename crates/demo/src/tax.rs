//! Taxes of the places where homes stand.

use serde::Deserialize;

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Tax {
    pub name: String,
    pub authority: String,
    pub levy: Levy,
    /// Regions where it is raised; everywhere when none is named.
    #[serde(default)]
    pub regions: Vec<String>,
    /// Contained in the prices shown, instead of added on top.
    #[serde(default)]
    pub included: bool,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Levy {
    Percent {
        /// Hundredths of a percent.
        basis_points: u32,
        /// Also on the fees that are taxable.
        fees: bool,
    },
    PerGuestNight {
        amount: i64,
        min_age: u32,
        max_nights: Option<u32>,
    },
}
