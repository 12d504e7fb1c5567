//! The account of a row, by its number; a `bigint` in the database.

use std::fmt::{self, Display, Formatter};

use domain::key::AccountId;
use sea_orm::sea_query::{ArrayType, ColumnType, Nullable, ValueType, ValueTypeErr};
use sea_orm::{ColIdx, DbErr, QueryResult, TryFromU64, TryGetError, TryGetable, Value};
use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct AccountNumber(AccountId);

impl AccountNumber {
    pub const fn account(self) -> AccountId {
        self.0
    }

    fn read(number: i64) -> Option<Self> {
        <u32 as std::convert::TryFrom<i64>>::try_from(number).ok().map(|number| Self(AccountId::new(number)))
    }
}

impl From<AccountId> for AccountNumber {
    fn from(account: AccountId) -> Self {
        Self(account)
    }
}

impl From<AccountNumber> for AccountId {
    fn from(tenant: AccountNumber) -> Self {
        tenant.0
    }
}

impl PartialEq<AccountId> for AccountNumber {
    fn eq(&self, other: &AccountId) -> bool {
        self.0 == *other
    }
}

impl Display for AccountNumber {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl From<AccountNumber> for Value {
    fn from(tenant: AccountNumber) -> Self {
        i64::from(tenant.0).into()
    }
}

impl TryGetable for AccountNumber {
    fn try_get_by<I: ColIdx>(row: &QueryResult, index: I) -> Result<Self, TryGetError> {
        let number = i64::try_get_by(row, index)?;
        let broken = || TryGetError::DbErr(DbErr::Type(format!("{number} is not the number of an account")));
        Self::read(number).ok_or_else(broken)
    }
}

impl ValueType for AccountNumber {
    fn try_from(value: Value) -> Result<Self, ValueTypeErr> {
        Self::read(<i64 as ValueType>::try_from(value)?).ok_or(ValueTypeErr)
    }

    fn type_name() -> String {
        "AccountNumber".to_owned()
    }

    fn array_type() -> ArrayType {
        ArrayType::BigInt
    }

    fn column_type() -> ColumnType {
        ColumnType::BigInteger
    }
}

impl Nullable for AccountNumber {
    fn null() -> Value {
        i64::null()
    }
}

impl TryFromU64 for AccountNumber {
    fn try_from_u64(number: u64) -> Result<Self, DbErr> {
        let tenant = <i64 as std::convert::TryFrom<u64>>::try_from(number).ok().and_then(Self::read);
        tenant.ok_or(DbErr::ConvertFromU64("not the number of an account"))
    }
}
