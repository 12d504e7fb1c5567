//! Recording an event for every webhook that subscribes to it.

use domain::key::AccountId;
use domain::text::code::{DeliveryState, JobKind, WebhookEvent};
use serde_json::{Value, json};
use store::row::webhooks::webhook_delivery;
use store::{StoreError, Tx};

use crate::{App, app};

/// Writes a delivery for every webhook that subscribes to the event.
pub(crate) async fn announce(
    app: &App,
    tx: &Tx,
    account: AccountId,
    event: WebhookEvent,
    data: Value,
) -> Result<(), StoreError> {
    let hooks = store::webhooks::webhook::listening(tx, account, event).await?;
    if hooks.is_empty() {
        return Ok(());
    }
    let (now, id) = (app.now(), app.new_key(account));
    let payload = json!({"id": id, "type": event.code(), "created_at": now, "data": data});
    for hook in hooks {
        let key = app.new_key(account);
        let row = webhook_delivery::Model {
            account_id: account.into(),
            id: key.into(),
            webhook_id: hook.id,
            event: event.into(),
            payload: payload.clone(),
            state: DeliveryState::Waiting.into(),
            attempts: 0,
            answer_status: None,
            delivered_at: None,
            created_at: now,
            updated_at: now,
            version: 1,
            event_id: Some(id.into()),
            answer: String::new(),
            failure: None,
            tried_at: None,
            next_try_at: Some(now),
        };
        store::keep::insert(tx, row).await?;
        app::enqueue(app, tx, JobKind::SendWebhook, key, now).await?;
    }
    Ok(())
}
