//! Rows as CSV for spreadsheets, one line each, without formulas.

use serde_json::{Map, Value};

/// Cells that begin with these are read as formulas by spreadsheets.
const FORMULA: [char; 6] = ['=', '+', '-', '@', '\t', '\r'];

pub(crate) fn heads(row: &Map<String, Value>) -> Vec<String> {
    row.keys().cloned().collect()
}

/// In the order of the headings; all rows of a table have the same keys.
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
