//! The fingerprints of the operator's keys that secrets are derived from, never the keys; and unencrypted secrets of earlier
//! versions.

use domain::key::Key;
use sea_orm::sea_query::{Expr, OnConflict};
use sea_orm::{ColumnTrait, EntityTrait, IntoActiveModel, QueryFilter};

use crate::row::feeds::calendar_feed;
use crate::row::sealing::{Column, Entity, Model};
use crate::row::sessions::user;
use crate::row::webhooks::webhook;
use crate::row::{AccountNumber, Id};
use crate::{Store, StoreError};

pub async fn fingerprint(store: &Store, purpose: &str) -> Result<Option<String>, StoreError> {
    Ok(Entity::find_by_id(purpose.to_owned()).one(store.read()).await?.map(|row| row.fingerprint))
}

/// Keeps an existing fingerprint: of several nodes that start at once, all use the first one.
pub async fn keep(store: &Store, purpose: &str, fingerprint: &str) -> Result<(), StoreError> {
    write(store, purpose, fingerprint, OnConflict::new().do_nothing().to_owned()).await
}

/// Replaces the fingerprint.
pub async fn replace(store: &Store, purpose: &str, fingerprint: &str) -> Result<(), StoreError> {
    let anew = OnConflict::column(Column::Purpose).update_column(Column::Fingerprint).to_owned();
    write(store, purpose, fingerprint, anew).await
}

async fn write(
    store: &Store,
    purpose: &str,
    fingerprint: &str,
    on_conflict: OnConflict,
) -> Result<(), StoreError> {
    let row = Model { purpose: purpose.to_owned(), fingerprint: fingerprint.to_owned() };
    Entity::insert(row.into_active_model())
        .on_conflict(on_conflict)
        .exec_without_returning(store.write_one())
        .await?;
    Ok(())
}

/// The prefix of every encrypted text.
const SEALED: &str = "v1.";

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SecretOf {
    /// The second factor.
    User,
    Webhook,
    /// The address of an imported calendar.
    Feed,
}

/// An unencrypted stored secret.
#[derive(Clone, Debug)]
pub struct Clear {
    pub table: SecretOf,
    pub key: Key,
    pub plain: String,
}

pub async fn clear_secrets(store: &Store) -> Result<Vec<Clear>, StoreError> {
    let users = user::Entity::find()
        .filter(user::Column::TotpSecret.is_not_null())
        .filter(user::Column::TotpSecret.not_like(format!("{SEALED}%")))
        .all(store.read())
        .await?;
    let users = users
        .into_iter()
        .filter_map(|row| Some(Clear { table: SecretOf::User, key: row.id.key(), plain: row.totp_secret? }));
    let webhooks = webhook::Entity::find()
        .filter(webhook::Column::Secret.not_like(format!("{SEALED}%")))
        .all(store.read())
        .await?;
    let webhooks = webhooks.into_iter().map(|row| Clear {
        table: SecretOf::Webhook,
        key: row.id.key(),
        plain: row.secret,
    });
    let feeds = calendar_feed::Entity::find()
        .filter(calendar_feed::Column::Url.not_like(format!("{SEALED}%")))
        .all(store.read())
        .await?;
    let feeds =
        feeds.into_iter().map(|row| Clear { table: SecretOf::Feed, key: row.id.key(), plain: row.url });
    Ok(users.chain(webhooks).chain(feeds).collect())
}

/// Does nothing if the secret was changed meanwhile.
pub async fn replace_clear(store: &Store, clear: &Clear, sealed: String) -> Result<(), StoreError> {
    let id = Id::from(clear.key);
    match clear.table {
        SecretOf::User => {
            user::Entity::update_many()
                .col_expr(user::Column::TotpSecret, Expr::value(sealed))
                .filter(user::Column::Id.eq(id))
                .filter(user::Column::TotpSecret.eq(&*clear.plain))
                .exec(store.write_one())
                .await?
        }
        SecretOf::Webhook => {
            webhook::Entity::update_many()
                .col_expr(webhook::Column::Secret, Expr::value(sealed))
                .filter(webhook::Column::AccountId.eq(AccountNumber::from(clear.key.account())))
                .filter(webhook::Column::Id.eq(id))
                .filter(webhook::Column::Secret.eq(&*clear.plain))
                .exec(store.write_one())
                .await?
        }
        SecretOf::Feed => {
            calendar_feed::Entity::update_many()
                .col_expr(calendar_feed::Column::Url, Expr::value(sealed))
                .filter(calendar_feed::Column::AccountId.eq(AccountNumber::from(clear.key.account())))
                .filter(calendar_feed::Column::Id.eq(id))
                .filter(calendar_feed::Column::Url.eq(&*clear.plain))
                .exec(store.write_one())
                .await?
        }
    };
    Ok(())
}
