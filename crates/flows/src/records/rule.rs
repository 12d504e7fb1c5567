//! Rules about several fields of one row. What may stand in a single field is the field's own to say.

use store::resource::{Row, Value};

/// The field that is wrong, and why; nothing when all is well.
pub type Rule = fn(&Row) -> Option<(&'static str, &'static str)>;

/// For a rule that two days are in order, where both are given.
pub(crate) fn in_order(row: &Row, first: &str, last: &'static str) -> Option<(&'static str, &'static str)> {
    let (first, then) = (row.get(first).as_date()?, row.get(last).as_date()?);
    (then < first).then_some((last, "This is before the first day."))
}

/// For a rule that one number is no more than another, where both are given.
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
