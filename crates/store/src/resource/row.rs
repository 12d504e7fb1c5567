//! One row of any resource: its values in the order of the table's fields.

use domain::key::Key;

use super::table::Table;
use super::value::Value;

#[derive(Clone, Debug)]
pub struct Row {
    pub table: &'static Table,
    pub values: Vec<Value>,
}

const NOTHING: Value = Value::Null;

impl Row {
    /// What a new row is when nobody says anything.
    pub fn blank(table: &'static Table) -> Self {
        let values = table.fields.iter().map(|field| {
            if field.kind.is_list() { Value::empty(field.kind) } else { Value::from(field.preset) }
        });
        Self { table, values: values.collect() }
    }

    /// Nothing for a field that the table does not have.
    pub fn get(&self, name: &str) -> &Value {
        self.table.position(name).map_or(&NOTHING, |place| &self.values[place])
    }

    /// Passes over a field that the table does not have.
    pub fn set(&mut self, name: &str, value: Value) {
        if let Some(place) = self.table.position(name) {
            self.values[place] = value;
        }
    }

    pub fn key(&self) -> Key {
        self.get("key").as_key().unwrap_or(Key::from_u128(0))
    }

    pub fn text(&self, name: &str) -> &str {
        self.get(name).as_text().unwrap_or_default()
    }

    pub fn version(&self) -> Option<i64> {
        self.get("version").as_whole()
    }
}
