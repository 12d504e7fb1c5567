//! The same queries for rows in memory. Tests compare the results of the databases with these.

use std::cmp::Ordering;

use domain::text::fold;

use super::question::{Filter, Question, Test};
use super::table::{Row, Search};
use super::value::Value;

/// The matching rows, in order.
pub(super) fn answer(all: Vec<Row>, question: &Question) -> Vec<Row> {
    let mut found: Vec<Row> = all.into_iter().filter(|row| fits(row, question)).collect();
    found.sort_by(|one, other| {
        let order = question.order.iter().fold(Ordering::Equal, |known, order| {
            let name = order.field.name;
            let this = compare(one.get(name), other.get(name)).unwrap_or(Ordering::Equal);
            known.then(if order.is_descending { this.reverse() } else { this })
        });
        let is_descending = question.order.last().is_some_and(|order| order.is_descending);
        let by_key = one.key().cmp(&other.key());
        order.then(if is_descending { by_key.reverse() } else { by_key })
    });
    found
}

fn fits(row: &Row, question: &Question) -> bool {
    question.filters.iter().all(|Filter { field, test }| passes(row.get(field.name), test))
        && question.words.iter().all(|word| mentions(row, &fold(word)))
}

fn mentions(row: &Row, word: &str) -> bool {
    let names = match row.table.search {
        Search::In(names) => names,
        Search::Folded { from, .. } => from,
        Search::Through { .. } | Search::Written { .. } => &[],
    };
    names.iter().any(|name| fold(row.text(name)).contains(word))
}

fn passes(value: &Value, test: &Test) -> bool {
    let compared = |bound| compare(value, bound).filter(|_| *value != Value::Null);
    match test {
        Test::Is(wanted) => value == wanted,
        Test::IsNot(unwanted) => value != unwanted,
        Test::In(wanted) => wanted.contains(value),
        Test::AtLeast(least) => compared(least).is_some_and(Ordering::is_ge),
        Test::AtMost(most) => compared(most).is_some_and(Ordering::is_le),
        Test::Above(bound) => compared(bound).is_some_and(Ordering::is_gt),
        Test::Below(bound) => compared(bound).is_some_and(Ordering::is_lt),
        Test::IsNull(is_null) => (*value == Value::Null) == *is_null,
        Test::Contains(part) => {
            value.as_text().is_some_and(|text| text.to_lowercase().contains(&part.to_lowercase()))
        }
    }
}

/// Nulls sort last, as in PostgreSQL.
fn compare(one: &Value, other: &Value) -> Option<Ordering> {
    match (one, other) {
        (Value::Null, Value::Null) => Some(Ordering::Equal),
        (Value::Null, _) => Some(Ordering::Greater),
        (_, Value::Null) => Some(Ordering::Less),
        (Value::Text(one), Value::Text(other)) => Some(one.cmp(other)),
        (Value::Whole(one), Value::Whole(other)) => Some(one.cmp(other)),
        (Value::Decimal(one), Value::Decimal(other)) => one.partial_cmp(other),
        (Value::Flag(one), Value::Flag(other)) => Some(one.cmp(other)),
        (Value::Date(one), Value::Date(other)) => Some(one.cmp(other)),
        (Value::Instant(one), Value::Instant(other)) => Some(one.cmp(other)),
        (Value::Key(one), Value::Key(other)) => Some(one.cmp(other)),
        _ => None,
    }
}
