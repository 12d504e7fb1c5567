//! A value of a field, and its SQL and JSON representation.

use chrono::{DateTime, NaiveDate, SecondsFormat, Utc};
use domain::key::Key;
use domain::text::code::Code;
use sea_orm::{QueryResult, Value as SqlValue};
use serde::{Serialize, Serializer};
use uuid::Uuid;

use super::kind::Kind;
use crate::StoreError;
use crate::row::Id;

#[derive(Clone, Debug, PartialEq)]
pub enum Value {
    Null,
    Text(String),
    Whole(i64),
    Decimal(f64),
    Flag(bool),
    Date(NaiveDate),
    Instant(DateTime<Utc>),
    Key(Key),
    Days(Vec<u8>),
    Keys(Vec<Key>),
    Words(Vec<String>),
    Json(serde_json::Value),
}

/// Values by the names of their fields.
pub trait Values {
    /// `Null` for an unknown field.
    fn get(&self, name: &str) -> &Value;

    fn text(&self, name: &str) -> &str {
        self.get(name).as_text().unwrap_or_default()
    }
}

/// The default of a field.
#[derive(Clone, Copy, Debug)]
pub enum Preset {
    Null,
    Text(&'static str),
    Whole(i64),
    Decimal(f64),
    Flag(bool),
    Days(&'static [u8]),
    EmptyList,
    EmptyObject,
}

impl From<Preset> for Value {
    fn from(preset: Preset) -> Self {
        match preset {
            Preset::Null => Self::Null,
            Preset::Text(text) => Self::Text(text.to_owned()),
            Preset::Whole(number) => Self::Whole(number),
            Preset::Decimal(number) => Self::Decimal(number),
            Preset::Flag(flag) => Self::Flag(flag),
            Preset::Days(days) => Self::Days(days.to_vec()),
            Preset::EmptyList => Self::Json(serde_json::json!([])),
            Preset::EmptyObject => Self::Json(serde_json::json!({})),
        }
    }
}

impl From<&str> for Value {
    fn from(text: &str) -> Self {
        Self::Text(text.to_owned())
    }
}

impl Serialize for Value {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Null => serializer.serialize_none(),
            Self::Text(text) => serializer.serialize_str(text),
            Self::Whole(number) => serializer.serialize_i64(*number),
            Self::Decimal(number) => serializer.serialize_f64(*number),
            Self::Flag(flag) => serializer.serialize_bool(*flag),
            Self::Date(date) => date.serialize(serializer),
            Self::Instant(at) => serializer.serialize_str(&at.to_rfc3339_opts(SecondsFormat::AutoSi, true)),
            Self::Key(key) => key.serialize(serializer),
            Self::Days(days) => days.serialize(serializer),
            Self::Keys(keys) => keys.serialize(serializer),
            Self::Words(words) => words.serialize(serializer),
            Self::Json(json) => json.serialize(serializer),
        }
    }
}

impl Value {
    /// The empty list of a kind.
    pub fn empty(kind: Kind) -> Self {
        if let Kind::Keys(_) = kind { Self::Keys(Vec::new()) } else { Self::Words(Vec::new()) }
    }

    pub fn of_code(code: impl Code) -> Self {
        Self::Text(code.code().to_owned())
    }

    pub fn as_text(&self) -> Option<&str> {
        match self {
            Self::Text(text) => Some(text),
            _ => None,
        }
    }

    pub fn as_key(&self) -> Option<Key> {
        match self {
            Self::Key(key) => Some(*key),
            _ => None,
        }
    }

    pub fn as_whole(&self) -> Option<i64> {
        match self {
            Self::Whole(number) => Some(*number),
            _ => None,
        }
    }

    pub fn as_date(&self) -> Option<NaiveDate> {
        match self {
            Self::Date(date) => Some(*date),
            _ => None,
        }
    }

    pub fn is_true(&self) -> bool {
        *self == Self::Flag(true)
    }

    /// A parameter for a column of this kind. PostgreSQL requires typed nulls.
    pub(super) fn to_sql(&self, kind: Kind) -> SqlValue {
        match self {
            Self::Null => match kind {
                Kind::Whole { .. } => SqlValue::Int(None),
                Kind::Amount => SqlValue::BigInt(None),
                Kind::Decimal { .. } => SqlValue::Double(None),
                Kind::Flag => SqlValue::Bool(None),
                Kind::Date => SqlValue::ChronoDate(None),
                Kind::Instant => SqlValue::ChronoDateTimeUtc(None),
                Kind::Key | Kind::Reference(_) | Kind::Keys(_) | Kind::Photo => SqlValue::Uuid(None),
                Kind::Json(_) => SqlValue::Json(None),
                Kind::Text { .. } | Kind::Choice(_) | Kind::Days | Kind::Words => SqlValue::String(None),
            },
            Self::Text(text) => text.as_str().into(),
            Self::Whole(number) => match kind {
                Kind::Whole { .. } => {
                    i32::try_from(*number).unwrap_or(if *number < 0 { i32::MIN } else { i32::MAX }).into()
                }
                _ => (*number).into(),
            },
            Self::Decimal(number) => (*number).into(),
            Self::Flag(flag) => (*flag).into(),
            Self::Date(date) => (*date).into(),
            Self::Instant(at) => (*at).into(),
            Self::Key(key) => Id::from(*key).into(),
            Self::Days(days) => joined(days).into(),
            Self::Json(json) => json.clone().into(),
            // Lists are stored in join tables, one value per row.
            Self::Keys(_) | Self::Words(_) => SqlValue::String(None),
        }
    }

    pub(super) fn read(row: &QueryResult, index: usize, kind: Kind) -> Result<Self, StoreError> {
        macro_rules! read {
            ($kind:ty, $wrap:expr) => {
                row.try_get_by_index::<Option<$kind>>(index)?.map_or(Self::Null, $wrap)
            };
        }
        Ok(match kind {
            Kind::Text { .. } | Kind::Choice(_) | Kind::Words => read!(String, Self::Text),
            Kind::Flag => read!(bool, Self::Flag),
            Kind::Whole { .. } => read!(i32, |number| Self::Whole(number.into())),
            Kind::Amount => read!(i64, Self::Whole),
            Kind::Decimal { .. } => read!(f64, Self::Decimal),
            Kind::Date => read!(NaiveDate, Self::Date),
            Kind::Instant => read!(DateTime<Utc>, Self::Instant),
            Kind::Key | Kind::Reference(_) | Kind::Keys(_) | Kind::Photo => {
                read!(Uuid, |uuid| Self::Key(Id::from(uuid).key()))
            }
            Kind::Days => read!(String, |text: String| Self::Days(apart(&text))),
            Kind::Json(_) => read!(serde_json::Value, Self::Json),
        })
    }
}

fn joined(days: &[u8]) -> String {
    days.iter().map(ToString::to_string).collect::<Vec<_>>().join(",")
}

fn apart(text: &str) -> Vec<u8> {
    text.split(',').filter_map(|day| day.trim().parse().ok()).collect()
}
