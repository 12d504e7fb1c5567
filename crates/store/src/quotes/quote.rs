//! Stored quotes. A quote contains all its inputs, so later edits of the listing do not affect it.

use std::sync::LazyLock;

use chrono::{DateTime, NaiveDate, Utc};
use domain::key::Key;
use domain::price::promotion::{Promotion, PromotionRefusal};
use domain::quotes::Quote;
use sea_orm::sea_query::LockType;
use sea_orm::{
    ActiveModelTrait, ActiveValue, ColumnTrait, ConnectionTrait, DbBackend, EntityTrait, IntoActiveModel,
    Iterable, ModelTrait, QueryFilter, QuerySelect,
};

use serde::{Deserialize, Serialize};

use crate::bulk::statement_of_one;
use crate::row::quotes::quote;
use crate::row::{AccountNumber, Id};
use crate::{Engine, Store, StoreError, Tx};

/// The content of the column `bill`, here and in `reservation_bill`.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Bill {
    pub quote: Quote,
    /// One for each payment.
    pub payment_keys: Vec<Key>,
    /// The day of the price calculation, in the time zone of the home.
    pub quoted_on: NaiveDate,
    /// Those that apply.
    pub promotions: Vec<Promotion>,
    /// Those that would apply to another stay or without the others.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub waiting: Vec<Waiting>,
    pub partner_listing_id: Option<String>,
    /// The partner's own quote, if the partner set the price.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub partner: Option<PartnerOffer>,
}

/// A promotion that does not apply, but may after a change.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Waiting {
    pub promotion: Promotion,
    pub refusal: PromotionRefusal,
}

/// The data for booking in the partner's system.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PartnerOffer {
    pub quote: String,
    pub rate_plan: String,
    /// The partner's reference of the future booking.
    pub inquiry: Option<String>,
    pub expires_at: Option<DateTime<Utc>>,
}

impl Bill {
    /// Those that apply and those that may after a change.
    pub fn all_promotions(&self) -> Vec<Promotion> {
        let waiting = self.waiting.iter().map(|waiting| &waiting.promotion);
        self.promotions.iter().chain(waiting).cloned().collect()
    }

    pub fn read(text: &str) -> Result<Self, StoreError> {
        serde_json::from_str(text).map_err(|error| StoreError::Broken(format!("a bill: {error}")))
    }

    pub fn write(&self) -> Result<String, StoreError> {
        serde_json::to_string(self).map_err(|error| StoreError::Broken(format!("a bill: {error}")))
    }
}

/// A quote's key contains its account.
pub async fn find(db: &impl ConnectionTrait, key: Key) -> Result<Option<quote::Model>, StoreError> {
    Ok(quote::Entity::find_by_id((AccountNumber::from(key.account()), Id::from(key))).one(db).await?)
}

/// The most frequent write, so the statement is built only once for each engine.
static INSERT_SQLITE: LazyLock<String> =
    LazyLock::new(|| statement_of_one::<quote::Entity>(DbBackend::Sqlite));
static INSERT_POSTGRES: LazyLock<String> =
    LazyLock::new(|| statement_of_one::<quote::Entity>(DbBackend::Postgres));

/// Inserts a single row that nothing else depends on, so it needs no transaction. The row is read before this returns: the
/// caller may continue with it while the write is in progress.
pub fn insert(
    store: &Store,
    row: &quote::Model,
) -> impl Future<Output = Result<(), StoreError>> + Send + use<> {
    let sql = match store.engine() {
        Engine::Postgres => &INSERT_POSTGRES,
        Engine::Sqlite => &INSERT_SQLITE,
    };
    let values = quote::Column::iter().map(|column| row.get(column)).collect();
    store.execute_together(sql.as_str(), values)
}

/// Locks the quote against changes and bookings until the end of the transaction; rows may still reference it.
pub async fn lock(tx: &Tx, key: Key) -> Result<Option<quote::Model>, StoreError> {
    let found = quote::Entity::find_by_id((AccountNumber::from(key.account()), Id::from(key)));
    Ok(found.lock(LockType::NoKeyUpdate).one(tx).await?)
}

/// Updates every column of a quote and increments its version. Returns `None` without writing if the version has changed since
/// it was read. The generation of guest keys is excluded, so that a writer cannot revert it.
pub async fn update(tx: &Tx, row: quote::Model) -> Result<Option<quote::Model>, StoreError> {
    let read = row.version;
    let row = quote::Model { version: read + 1, ..row };
    let mut columns = row.clone().into_active_model().reset_all();
    columns.guest_generation = ActiveValue::NotSet;
    let written = quote::Entity::update_many()
        .set(columns)
        .filter(quote::Column::AccountId.eq(row.account_id))
        .filter(quote::Column::Id.eq(row.id))
        .filter(quote::Column::Version.eq(read))
        .exec(tx)
        .await?;
    Ok((written.rows_affected == 1).then_some(row))
}
