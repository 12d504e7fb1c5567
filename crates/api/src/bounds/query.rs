//! Bounds of a query string: number of parameters, length of texts, size of numbers.

use super::scope::{Scope, wrong_length, wrong_number};
use super::table::{LIST_PARAMETER, NAME, NUMBERS, PARAMETERS};
use crate::error::{ApiError, FieldErrors, NO_FIELD};

/// Runs before the query string is parsed. Reports every invalid parameter, not only the first.
pub fn check(query: &str) -> Result<(), ApiError> {
    let mut wrong = FieldErrors::default();
    for (place, (name, value)) in form_urlencoded::parse(query.as_bytes()).enumerate() {
        if place == PARAMETERS {
            return Err(ApiError::field(NO_FIELD, format!("Send at most {PARAMETERS} parameters.")));
        }
        if let Some(why) = wrong_length(&name, NAME) {
            return Err(ApiError::field(NO_FIELD, format!("The name of a parameter: {why}")));
        }
        if let Some(why) = judge(&name, &value) {
            wrong.0.insert(name.into_owned(), vec![why]);
        }
    }
    if wrong.0.is_empty() { Ok(()) } else { Err(ApiError::Fields(wrong)) }
}

fn judge(name: &str, value: &str) -> Option<String> {
    let most = if name.ends_with("__in") { LIST_PARAMETER } else { Scope::Query.characters(name) };
    wrong_length(value, most).or_else(|| {
        let bounds = Scope::Query.find(NUMBERS, name)?;
        wrong_number(value.parse().ok()?, bounds)
    })
}
