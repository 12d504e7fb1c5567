//! The paths of rows in the guests' API.

use std::fmt::Display;

pub fn uri(noun: &str, key: impl Display) -> String {
    format!("/websites/api/v2/{noun}/{key}/")
}
