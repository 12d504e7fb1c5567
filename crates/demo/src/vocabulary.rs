//! Words and towns for generating demo data of any size.

use serde::Deserialize;

use crate::home::PropertyType;

/// The file `big.toml`.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Vocabulary {
    pub first_words: Vec<String>,
    pub second_words: Vec<String>,
    pub neighborhoods: Vec<String>,
    pub property_types: Vec<PropertyType>,
    #[serde(rename = "centre")]
    pub centres: Vec<Centre>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Centre {
    pub city: String,
    pub state: String,
    pub country: String,
    pub time_zone: String,
    pub lat: f64,
    pub lon: f64,
}
