//! One table as a resource: its fields, how it is searched, which property its rows are about, and a row.

use domain::key::Key;

use super::field::{Field, Source};
use super::value::Value;

#[derive(Clone, Copy, Debug)]
pub struct Table {
    pub kept_in: KeptIn,
    /// Never without one named `key`.
    pub fields: &'static [Field],
    pub search: Search,
    pub belongs: Belongs,
    /// As on the wire: `-` for descending.
    pub order: &'static str,
    /// Fields of which no two rows have the same.
    pub unique: &'static [&'static str],
}

#[derive(Clone, Copy)]
pub enum KeptIn {
    Database(&'static str),
    /// The same for everybody, so the program knows it.
    Memory(fn() -> Vec<Row>),
}

#[derive(Clone, Copy, Debug)]
pub enum Search {
    /// Words in a column that is folded already; made from these fields where the layer writes it.
    Folded { column: &'static str, from: &'static [&'static str] },
    /// Words in a folded column of the row of `table` that `column` refers to.
    Through { column: &'static str, table: &'static str, folded: &'static str },
    /// Words in a column as they are written; it has an index for that.
    Written { column: &'static str },
    /// Words in any of these fields.
    In(&'static [&'static str]),
}

/// Which property a row is about: whoever is limited to some groups sees only what is about their properties.
#[derive(Clone, Copy, Debug)]
pub enum Belongs {
    /// To the account: everybody who works in it reads it.
    Account,
    /// To the account, and tells of all its homes: not for those who look after some.
    WholeAccount,
    /// The row is the property.
    Itself,
    /// `column` is the property's.
    Property { column: &'static str },
    /// `column` is that of a row of `table`, which has a `property_id`.
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
    /// The table's own name. What is in memory has none.
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

/// Its values stand in the order of the table's fields.
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
