//! Events: what happened, as it was at that moment.

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use super::call::{Desk, Reply};
use super::error::ApiError;
use super::form::Params;
use super::list::List;
use super::webhook::ENDPOINT;
use crate::chance::fresh;

const API_VERSION: &str = "2026-10-28.endive";

#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Event {
    pub(crate) id: String,
    created: i64,
    #[serde(rename = "type")]
    pub(crate) kind: String,
    object: Value,
    idempotency_key: Option<String>,
    /// Or nobody listens.
    pub(crate) is_delivered: bool,
}

impl Event {
    pub(crate) fn wire(&self) -> Value {
        json!({
            "id": self.id, "object": "event", "api_version": API_VERSION, "created": self.created,
            "livemode": false, "type": self.kind, "data": {"object": self.object},
            "pending_webhooks": i32::from(!self.is_delivered),
            "request": {"id": null, "idempotency_key": self.idempotency_key},
        })
    }
}

impl Desk<'_> {
    /// Tells those who listen, once the change is kept.
    pub(crate) fn emit(&mut self, kind: &str, object: Value) {
        let endpoint = self.books.stripe.endpoints.get(&self.caller.account, ENDPOINT);
        let event = Event {
            id: fresh("evt_"),
            created: self.now.timestamp(),
            kind: kind.to_owned(),
            object,
            idempotency_key: self.caller.idempotency_key.clone(),
            is_delivered: !endpoint.is_some_and(|endpoint| endpoint.wants(kind)),
        };
        if !event.is_delivered {
            self.events.push(event.id.clone());
        }
        self.books.stripe.events.put(&self.caller.account, &event.id.clone(), event);
    }

    pub(crate) fn year(&self) -> i32 {
        chrono::Datelike::year(&self.now)
    }
}

pub(crate) fn list(desk: &mut Desk, params: &mut Params) -> Reply {
    let kind = params.text("type")?;
    let list = List::read(params, "/v1/events")?;
    let all = desk.books.stripe.events.newest(&desk.caller.account);
    let wanted = all.filter(|event| kind.as_ref().is_none_or(|kind| *kind == event.kind));
    Ok(list.of(wanted.map(Event::wire)))
}

pub(crate) fn get(desk: &mut Desk, params: &mut Params) -> Reply {
    params.finish()?;
    let Desk { books, caller, .. } = desk;
    let event = books.stripe.events.get(&caller.account, &caller.id);
    event.map(Event::wire).ok_or_else(|| ApiError::no_such("event", &caller.id))
}
