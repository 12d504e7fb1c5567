//! Reads many rows of a table as one JSON text. Transferring a row through the driver takes a hundred times as long as reading
//! it in the database, and a site has millions of rows; as JSON, all rows of many homes are one value.

use std::fmt;

use chrono::NaiveDate;
use sea_orm::DbBackend;
use serde::de::{DeserializeOwned, Error, Visitor};
use serde::{Deserialize, Deserializer};

use crate::row::Id;

/// Selected columns of a table.
pub(super) trait Whole: DeserializeOwned {
    const TABLE: &'static str;

    /// The SQL expressions of the columns, in field order.
    fn columns(engine: DbBackend) -> Vec<String>;
}

/// A value that is transferred as JSON.
pub(super) trait Told: Sized {
    fn ask(column: &str, _engine: DbBackend) -> String {
        format!("\"{column}\"")
    }

    fn read<'de, D: Deserializer<'de>>(told: D) -> Result<Self, D::Error>;
}

/// Declares the selected columns of a table, and reads them from JSON or from a row.
macro_rules! whole {
    ($($(#[$note:meta])* $name:ident of $table:ident { $($field:ident: $type:ty,)* })*) => {$(
        $(#[$note])*
        #[derive(Clone, Debug, serde::Deserialize)]
        pub struct $name {
            $(#[serde(deserialize_with = "Told::read")] pub $field: $type,)*
        }

        impl Whole for $name {
            const TABLE: &'static str = stringify!($table);

            fn columns(engine: sea_orm::DbBackend) -> Vec<String> {
                vec![$(<$type as Told>::ask(stringify!($field), engine)),*]
            }
        }

        impl From<&$table::Model> for $name {
            fn from(row: &$table::Model) -> Self {
                Self { $($field: row.$field.clone().into(),)* }
            }
        }
    )*};
}

pub(super) use whole;

macro_rules! as_it_is {
    ($($type:ty),*) => {$(
        impl Told for $type {
            fn read<'de, D: Deserializer<'de>>(told: D) -> Result<Self, D::Error> {
                Self::deserialize(told)
            }
        }
    )*};
}

as_it_is!(i32, i64, Option<i32>, Option<i64>, String, Option<String>);

impl Told for Id {
    fn ask(column: &str, engine: DbBackend) -> String {
        match engine {
            DbBackend::Postgres => format!("\"{column}\""),
            _ => format!("hex(\"{column}\")"),
        }
    }

    fn read<'de, D: Deserializer<'de>>(told: D) -> Result<Self, D::Error> {
        uuid::Uuid::deserialize(told).map(Self::from)
    }
}

impl Told for Option<Id> {
    fn ask(column: &str, engine: DbBackend) -> String {
        match engine {
            DbBackend::Postgres => format!("\"{column}\""),
            _ => format!("nullif(hex(\"{column}\"), '')"),
        }
    }

    fn read<'de, D: Deserializer<'de>>(told: D) -> Result<Self, D::Error> {
        Ok(Option::<uuid::Uuid>::deserialize(told)?.map(Id::from))
    }
}

impl Told for bool {
    fn read<'de, D: Deserializer<'de>>(told: D) -> Result<Self, D::Error> {
        told.deserialize_any(Flag)
    }
}

/// SQLite returns booleans as numbers.
struct Flag;

impl Visitor<'_> for Flag {
    type Value = bool;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("true, false or a number")
    }

    fn visit_bool<E: Error>(self, flag: bool) -> Result<bool, E> {
        Ok(flag)
    }

    fn visit_u64<E: Error>(self, number: u64) -> Result<bool, E> {
        Ok(number != 0)
    }
}

/// Parses a value from borrowed text.
struct Text<T>(fn(&str) -> Option<T>);

impl<T> Visitor<'_> for Text<T> {
    type Value = T;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a text")
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<T, E> {
        self.0(text).ok_or_else(|| E::custom(format!("{text:?} is not what it should be")))
    }

    /// NULL reads as an empty text; types that cannot be null reject it.
    fn visit_unit<E: Error>(self) -> Result<T, E> {
        self.visit_str("")
    }
}

/// As text with all digits: JSON numbers lose the last ones.
impl Told for f64 {
    fn ask(column: &str, engine: DbBackend) -> String {
        match engine {
            DbBackend::Postgres => format!("\"{column}\"::text"),
            _ => format!("printf('%!.17g', \"{column}\")"),
        }
    }

    fn read<'de, D: Deserializer<'de>>(told: D) -> Result<Self, D::Error> {
        told.deserialize_str(Text(|text| text.parse().ok()))
    }
}

impl Told for NaiveDate {
    fn read<'de, D: Deserializer<'de>>(told: D) -> Result<Self, D::Error> {
        told.deserialize_str(Text(date))
    }
}

impl Told for Option<NaiveDate> {
    fn read<'de, D: Deserializer<'de>>(told: D) -> Result<Self, D::Error> {
        told.deserialize_any(Text(|text| if text.is_empty() { Some(None) } else { date(text).map(Some) }))
    }
}

/// The values of one home, joined by commas.
#[derive(Debug)]
pub(super) struct Joined(pub(super) String);

impl Joined {
    pub(super) fn ask(column: &str, engine: DbBackend) -> String {
        match engine {
            DbBackend::Postgres => format!("string_agg(\"{column}\"::text, ',')"),
            _ => format!("group_concat(\"{column}\")"),
        }
    }

    pub(super) fn texts(&self) -> impl Iterator<Item = &str> {
        self.0.split(',')
    }

    pub(super) fn dates(&self) -> impl Iterator<Item = NaiveDate> {
        self.texts().filter_map(date)
    }
}

/// `YYYY-MM-DD`, the format of both engines: the general parser takes ten times as long, and there are millions of dates.
fn date(text: &str) -> Option<NaiveDate> {
    let number = |from: usize, until: usize| text.get(from..until)?.parse::<u32>().ok();
    NaiveDate::from_ymd_opt(number(0, 4)?.cast_signed(), number(5, 7)?, number(8, 10)?)
}

/// A JSON array of arrays, one for each row.
pub(super) fn gathered(columns: &[String], engine: DbBackend) -> String {
    let columns = columns.join(", ");
    match engine {
        DbBackend::Postgres => format!("json_agg(json_build_array({columns}))::text"),
        _ => format!("json_group_array(json_array({columns}))"),
    }
}
