//! Export and import of all rows of an account as JSON, table by table.

use domain::key::{AccountId, Key};
use futures_util::TryStreamExt;
use sea_orm::{ColumnTrait, EntityTrait, IdenStatic, Iterable, ModelTrait, QueryFilter, Value as Cell};
use serde_json::Value;
use tokio::sync::mpsc::Sender;

use crate::row::accounts::{account, audit_entry, membership, membership_group};
use crate::row::calendars::{calendar_event, night_override, stay_night};
use crate::row::charges::{
    provider_event, reservation_card, reservation_deposit, reservation_payment, reservation_refund,
};
use crate::row::feeds::calendar_feed;
use crate::row::homes::{
    photo, property, property_amenity, property_group, property_group_member, property_tag, review,
};
use crate::row::inbox::{message, offer_refusal, thread};
use crate::row::listings::{
    listing, listing_discount, listing_fee, listing_rate, listing_tax, listing_terms, source, tax,
};
use crate::row::partner_homes::{partner_booking, partner_listing, partner_night, partner_picture};
use crate::row::policies::{agreement, payment_policy, refund_policy, signature};
use crate::row::quotes::{promotion, promotion_property, quote};
use crate::row::reservations::{booking_step, reservation, reservation_bill, reservation_change};
use crate::row::sessions::user;
use crate::row::sites::{site, site_address, site_featured, site_page, site_picture, site_property};
use crate::row::templates::{message_template, scheduled_message};
use crate::row::webhooks::{webhook, webhook_delivery};
use crate::row::{AccountNumber, Id, job, outbox};
use crate::{Store, StoreError, Tx, keep};

/// Tables that are not exported: sessions and credentials, data specific to one installation, and derived data.
pub const LEFT_OUT: [&str; 9] = [
    "api_token",
    "catalog_change",
    "idempotency",
    "invitation",
    "partner_connection",
    "password_reset",
    "recovery_code",
    "session",
    "user",
];

/// A consistent snapshot of an account: concurrent writes are not visible in it.
#[derive(Debug)]
pub struct Moment {
    tx: Tx,
    account: AccountId,
}

impl Moment {
    pub async fn of(store: &Store, account: AccountId) -> Result<Self, StoreError> {
        Ok(Self { tx: store.read_moment().await?, account })
    }

    pub async fn account(&self) -> Result<Option<account::Model>, StoreError> {
        Ok(account::Entity::find_by_id(AccountNumber::from(self.account)).one(&self.tx).await?)
    }

    /// The members of the account.
    pub async fn users(&self) -> Result<Vec<user::Model>, StoreError> {
        let members = membership::Entity::find()
            .filter(membership::Column::AccountId.eq(AccountNumber::from(self.account)))
            .all(&self.tx)
            .await?;
        let ids = members.into_iter().map(|member| member.user_id);
        Ok(user::Entity::find().filter(user::Column::Id.is_in(ids)).all(&self.tx).await?)
    }
}

macro_rules! tables {
    ($($table:ident),+ $(,)?) => {
        /// In insertion order: referenced tables come first.
        pub const TABLES: &[&str] = &[$(stringify!($table)),+];

        impl Moment {
            /// Sends every row of a table, converted by `make`, until the receiver is dropped.
            pub async fn rows<T: Send>(
                &self,
                table: &str,
                to: &Sender<T>,
                mut make: impl FnMut(Value) -> T + Send,
            ) -> Result<(), StoreError> {
                match table {
                    $(stringify!($table) => {
                        let mut rows = $table::Entity::find()
                            .filter($table::Column::AccountId.eq(AccountNumber::from(self.account)))
                            .stream(&self.tx)
                            .await?;
                        while let Some(row) = rows.try_next().await? {
                            let made = make(serde_json::to_value(row).map_err(broken)?);
                            if to.send(made).await.is_err() {
                                break;
                            }
                        }
                    })+
                    _ => return Err(broken(table)),
                }
                Ok(())
            }
        }

        /// Inserts one exported row of a table. Returns false without writing if the row names another account.
        pub async fn put(tx: &Tx, account: AccountId, table: &str, row: Value) -> Result<bool, StoreError> {
            match table {
                $(stringify!($table) => {
                    let row = serde_json::from_value::<$table::Model>(row).map_err(broken)?;
                    if !is_of(&row, account) {
                        return Ok(false);
                    }
                    keep::insert(tx, row).await?;
                })+
                _ => return Err(broken(table)),
            }
            Ok(true)
        }
    };
}

tables! {
    membership, property_group, membership_group, source, refund_policy, payment_policy, agreement, tax,
    site, site_address, site_page, site_picture, property, property_amenity, property_tag, property_group_member,
    site_property, site_featured, photo, review, listing, listing_rate, listing_fee, listing_discount, listing_tax,
    night_override, listing_terms, promotion, promotion_property, quote, reservation, reservation_bill, reservation_card,
    reservation_payment, reservation_refund, reservation_deposit, reservation_change, booking_step,
    partner_listing, partner_picture, partner_night, partner_booking,
    signature, calendar_feed, calendar_event, stay_night, thread, message, message_template,
    scheduled_message, offer_refusal, outbox, webhook, webhook_delivery, provider_event, audit_entry, job,
}

/// Users belong to no account, and an audit entry may be about a user.
const OF_NO_ACCOUNT: [&str; 2] = ["user_id", "row_id"];

/// Whether the row and all its references belong to the account. Rows and files are found by key alone, so a key of another
/// account would give access to that account's data.
fn is_of<M: ModelTrait>(row: &M, account: AccountId) -> bool {
    <M::Entity as EntityTrait>::Column::iter().all(|column| match row.get(column) {
        Cell::Uuid(Some(id)) => {
            OF_NO_ACCOUNT.contains(&column.as_str()) || Key::from_u128(id.as_u128()).account() == account
        }
        Cell::BigInt(number) if column.as_str() == "account_id" => number == Some(account.into()),
        _ => true,
    })
}

pub async fn put_account(tx: &Tx, row: account::Model) -> Result<(), StoreError> {
    keep::insert(tx, row).await
}

/// Returns the existing user with this e-mail address, or inserts the imported one.
pub async fn put_user(tx: &Tx, row: user::Model) -> Result<Key, StoreError> {
    let here = user::Entity::find().filter(user::Column::Email.eq(&row.email)).one(tx).await?;
    if let Some(here) = here {
        return Ok(here.id.key());
    }
    let id: Id = row.id;
    keep::insert(tx, row).await?;
    Ok(id.key())
}

fn broken(why: impl std::fmt::Display) -> StoreError {
    StoreError::Broken(format!("an archive: {why}"))
}
