//! Rows as people read them in a spreadsheet: one line each, nothing in them is ever reckoned with.

use serde_json::{Map, Value};

/// What spreadsheets take for a formula when a cell begins with it.
const FORMULA: [char; 6] = ['=', '+', '-', '@', '\t', '\r'];

pub(crate) fn heads(row: &Map<String, Value>) -> Vec<String> {
    row.keys().cloned().collect()
}

/// In the order of the heads, which all rows of a table have.
pub(crate) fn cells(row: &Map<String, Value>) -> Vec<String> {
    row.values().map(cell).collect()
}

fn cell(value: &Value) -> String {
    match value {
        Value::Null => String::new(),
        Value::String(words) if words.starts_with(FORMULA) => format!("'{words}"),
        Value::String(words) => words.clone(),
        other => other.to_string(),
    }
}
