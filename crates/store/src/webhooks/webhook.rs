//! Webhooks of an account and their deliveries.

use domain::key::{AccountId, Key};
use domain::text::code::{StateStatus, WebhookEvent};
use sea_orm::{ColumnTrait, ConnectionTrait, EntityTrait, QueryFilter, QueryOrder, QuerySelect};

use crate::row::webhooks::{webhook, webhook_delivery};
use crate::row::{AccountNumber, Id};
use crate::{StoreError, Tx};

/// The webhooks that receive an event; one without a list of events receives all.
pub async fn listening(
    tx: &Tx,
    account: AccountId,
    event: WebhookEvent,
) -> Result<Vec<webhook::Model>, StoreError> {
    let active = webhook::Entity::find()
        .filter(webhook::Column::AccountId.eq(AccountNumber::from(account)))
        .filter(webhook::Column::StateStatus.eq(StateStatus::Active.code()))
        .order_by_asc(webhook::Column::Id);
    let mut hooks = active.all(tx).await?;
    hooks.retain(|hook| {
        let named = hook.events.as_array();
        named.is_none_or(|named| named.is_empty() || named.iter().any(|name| name == event.code()))
    });
    Ok(hooks)
}

/// A delivery with its webhook.
pub async fn find_delivery(
    db: &impl ConnectionTrait,
    key: Key,
) -> Result<Option<(webhook_delivery::Model, webhook::Model)>, StoreError> {
    let account = AccountNumber::from(key.account());
    let delivery = webhook_delivery::Entity::find_by_id((account, Id::from(key))).one(db).await?;
    let Some(delivery) = delivery else { return Ok(None) };
    let hook = webhook::Entity::find_by_id((account, delivery.webhook_id)).one(db).await?;
    Ok(hook.map(|hook| (delivery, hook)))
}

/// Finds the delivery and locks it until the end of the transaction.
pub async fn lock_delivery(tx: &Tx, key: Key) -> Result<Option<webhook_delivery::Model>, StoreError> {
    let id = (AccountNumber::from(key.account()), Id::from(key));
    Ok(webhook_delivery::Entity::find_by_id(id).lock_exclusive().one(tx).await?)
}
