//! A column with a code of `domain`: the enum in Rust, its code in the database.

use std::fmt::{self, Debug, Display, Formatter};
use std::ops::Deref;

use domain::text::code::{Code, UnknownCode};
use sea_orm::sea_query::{ArrayType, ColumnType, Nullable, StringLen, ValueType, ValueTypeErr};
use sea_orm::{ColIdx, DbErr, QueryResult, TryFromU64, TryGetError, TryGetable, Value};
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Coded<T>(T);

impl<T> Deref for Coded<T> {
    type Target = T;

    fn deref(&self) -> &T {
        &self.0
    }
}

impl<T> From<T> for Coded<T> {
    fn from(value: T) -> Self {
        Self(value)
    }
}

impl<T: PartialEq> PartialEq<T> for Coded<T> {
    fn eq(&self, other: &T) -> bool {
        self.0 == *other
    }
}

impl<T: Debug> Debug for Coded<T> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl<T: Code> Display for Coded<T> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str(self.0.code())
    }
}

impl<T: Code> From<Coded<T>> for String {
    fn from(coded: Coded<T>) -> Self {
        coded.0.code().to_owned()
    }
}

impl<T: Code> Serialize for Coded<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.0.code())
    }
}

impl<'de, T: Code> Deserialize<'de> for Coded<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?.parse().map(Self).map_err(D::Error::custom)
    }
}

impl<T: Code> From<Coded<T>> for Value {
    fn from(coded: Coded<T>) -> Self {
        coded.0.code().into()
    }
}

impl<T: Code> TryGetable for Coded<T> {
    fn try_get_by<I: ColIdx>(row: &QueryResult, index: I) -> Result<Self, TryGetError> {
        let text = String::try_get_by(row, index)?;
        let code = text.parse().map(Self);
        code.map_err(|error: UnknownCode| TryGetError::DbErr(DbErr::Type(error.to_string())))
    }
}

impl<T: Code> ValueType for Coded<T> {
    fn try_from(value: Value) -> Result<Self, ValueTypeErr> {
        <String as ValueType>::try_from(value)?.parse().map(Self).map_err(|_| ValueTypeErr)
    }

    fn type_name() -> String {
        "Coded".to_owned()
    }

    fn array_type() -> ArrayType {
        ArrayType::String
    }

    fn column_type() -> ColumnType {
        ColumnType::String(StringLen::None)
    }
}

impl<T: Code> Nullable for Coded<T> {
    fn null() -> Value {
        String::null()
    }
}

impl<T> TryFromU64 for Coded<T> {
    fn try_from_u64(_: u64) -> Result<Self, DbErr> {
        Err(DbErr::ConvertFromU64("a code is never a counter"))
    }
}
