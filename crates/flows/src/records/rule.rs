//! Rules about several fields of one row. Rules about a single field are part of the field.

use store::resource::{Row, Value};

/// The invalid field with the reason, or `None`.
pub type Rule = fn(&Row) -> Option<(&'static str, &'static str)>;

/// Helper for rules: two dates are in order, if both are given.
pub(crate) fn in_order(row: &Row, first: &str, last: &'static str) -> Option<(&'static str, &'static str)> {
    let (first, then) = (row.get(first).as_date()?, row.get(last).as_date()?);
    (then < first).then_some((last, "This is before the first day."))
}

/// Helper for rules: one number is at most another, if both are given.
pub(crate) fn not_more_than(
    row: &Row,
    least: &str,
    most: &'static str,
) -> Option<(&'static str, &'static str)> {
    match (row.get(least), row.get(most)) {
        (Value::Whole(least), Value::Whole(limit)) if least > limit => {
            Some((most, "The most is less than the least."))
        }
        _ => None,
    }
}
