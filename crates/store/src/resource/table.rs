//! The declaration of a table as a resource: its fields, search, and relation to properties; and its rows.

use domain::key::Key;
use domain::text::code::Code;

use super::field::{Field, Source};
use super::value::{Value, Values};

#[derive(Clone, Copy, Debug)]
pub struct Table {
    pub kept_in: KeptIn,
    /// Must include one named `key`.
    pub fields: &'static [Field],
    pub search: Search,
    pub belongs: Belongs,
    /// As on the wire: `-` for descending.
    pub order: &'static str,
    /// Fields with unique values.
    pub unique: &'static [&'static str],
}

#[derive(Clone, Copy)]
pub enum KeptIn {
    Database(&'static str),
    /// The same for all accounts; part of the program.
    Memory(fn() -> Vec<Row>),
}

#[derive(Clone, Copy, Debug)]
pub enum Search {
    /// Words in a folded column, which writes fill from the fields in `from`.
    Folded { column: &'static str, from: &'static [&'static str] },
    /// Words in a folded column of the row of `table` that `column` references.
    Through { column: &'static str, table: &'static str, folded: &'static str },
    /// Words in an unfolded column that has a search index.
    Written { column: &'static str },
    /// Words in any of these fields.
    In(&'static [&'static str]),
}

/// The property that a row belongs to: users limited to some groups see only rows of the properties in these groups.
#[derive(Clone, Copy, Debug)]
pub enum Belongs {
    /// To the account: visible to all its users.
    Account,
    /// To the account, with data of all homes: not visible to users limited to some groups.
    WholeAccount,
    /// The row is the property.
    Itself,
    /// `column` references the property.
    Property { column: &'static str },
    /// `column` references a row of `table`, which has a `property_id`.
    Through { column: &'static str, table: &'static str },
}

impl std::fmt::Debug for KeptIn {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Database(name) => write!(f, "Database({name:?})"),
            Self::Memory(_) => f.write_str("Memory"),
        }
    }
}

impl Table {
    /// The name of the database table; empty for rows in memory.
    pub(super) fn name(&self) -> &'static str {
        match self.kept_in {
            KeptIn::Database(name) => name,
            KeptIn::Memory(_) => "",
        }
    }

    pub fn field(&self, name: &str) -> Option<&'static Field> {
        self.fields.iter().find(|field| field.name == name)
    }

    pub fn position(&self, name: &str) -> Option<usize> {
        self.fields.iter().position(|field| field.name == name)
    }

    pub(super) fn key_column(&self) -> &'static str {
        match self.field("key").map(|field| field.source) {
            Some(Source::Column(column)) => column,
            _ => "id",
        }
    }

    pub fn has(&self, name: &str) -> bool {
        self.field(name).is_some()
    }
}

/// The values are in the order of the table's fields.
#[derive(Clone, Debug)]
pub struct Row {
    pub table: &'static Table,
    pub values: Vec<Value>,
}

const NOTHING: Value = Value::Null;

impl Values for Row {
    fn get(&self, name: &str) -> &Value {
        self.table.position(name).map_or(&NOTHING, |place| &self.values[place])
    }
}

impl Row {
    /// A new row with the defaults.
    pub fn blank(table: &'static Table) -> Self {
        let values = table.fields.iter().map(|field| {
            if field.kind.is_list() { Value::empty(field.kind) } else { Value::from(field.preset) }
        });
        Self { table, values: values.collect() }
    }

    /// `Null` for an unknown field.
    pub fn get(&self, name: &str) -> &Value {
        Values::get(self, name)
    }

    /// Ignores an unknown field.
    pub fn set(&mut self, name: &str, value: Value) {
        if let Some(place) = self.table.position(name) {
            self.values[place] = value;
        }
    }

    pub fn key(&self) -> Key {
        self.get("key").as_key().unwrap_or(Key::from_u128(0))
    }

    pub fn text(&self, name: &str) -> &str {
        Values::text(self, name)
    }

    /// Whether a field has this code.
    pub fn is(&self, name: &str, code: impl Code) -> bool {
        self.text(name) == code.code()
    }

    pub fn version(&self) -> Option<i64> {
        self.get("version").as_whole()
    }
}
