//! The id of a row: the 128 bits of its [`Key`], a `uuid` in PostgreSQL and a 16-byte blob in SQLite.

use domain::key::Key;
use sea_orm::entity::prelude::*;
use sea_orm::{DbErr, TryFromU64};
use serde::{Deserialize, Serialize};

#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, DeriveValueType, Serialize, Deserialize,
)]
#[serde(from = "Key", into = "Key")]
pub struct Id(Uuid);

impl From<Key> for Id {
    fn from(key: Key) -> Self {
        Self(Uuid::from_u128(key.as_u128()))
    }
}

impl From<Uuid> for Id {
    fn from(uuid: Uuid) -> Self {
        Self(uuid)
    }
}

impl From<Id> for Key {
    fn from(id: Id) -> Self {
        Self::from_u128(id.0.as_u128())
    }
}

impl Id {
    pub fn key(self) -> Key {
        self.into()
    }
}

impl TryFromU64 for Id {
    fn try_from_u64(_: u64) -> Result<Self, DbErr> {
        Err(DbErr::ConvertFromU64("a row's id is a key, never a counter"))
    }
}
