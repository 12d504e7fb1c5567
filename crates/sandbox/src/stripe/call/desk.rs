//! The context of an operation: records, client, and emitted events.

use chrono::{DateTime, Utc};
use http::HeaderMap;
use http::header::HOST;
use serde_json::Value;

use crate::books::Books;
use crate::chance::fresh;
use crate::page::address;
use crate::provider::Provider;
use crate::sandbox::Sandbox;
use crate::stripe::error::ApiError;
use crate::stripe::record::{ENDPOINT, Event};
use crate::stripe::webhook;

pub(crate) type Reply = Result<Value, ApiError>;

/// The client of a request.
#[derive(Clone, Debug)]
pub(crate) struct Caller {
    pub(crate) account: String,
    pub(crate) is_browser: bool,
    /// The id in the path, if there is one.
    pub(crate) id: String,
    /// The sandbox's address with the prefix.
    pub(crate) base: String,
    pub(crate) idempotency_key: Option<String>,
}

/// The context of an operation.
pub(crate) struct Desk<'a> {
    pub(crate) books: &'a mut Books,
    pub(crate) caller: Caller,
    pub(crate) now: DateTime<Utc>,
    /// Ids of the emitted events.
    pub(crate) events: Vec<String>,
}

impl Desk<'_> {
    /// Emits an event; webhooks are sent once the change is stored.
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

    /// Fails unless the customer exists.
    pub(crate) fn check_customer(&self, id: &str) -> Result<(), ApiError> {
        let found = self.books.stripe.customers.get(&self.caller.account, id);
        found.map(|_| ()).ok_or_else(|| ApiError::no_such("customer", id))
    }
}

/// Runs one change; its events are sent once it is stored.
pub(crate) fn at_desk<T>(sandbox: &Sandbox, caller: Caller, work: impl FnOnce(&mut Desk) -> T) -> T {
    let (account, now) = (caller.account.clone(), sandbox.now());
    let (done, events) = sandbox.change(|books| {
        let mut desk = Desk { books, caller, now, events: Vec::new() };
        let done = work(&mut desk);
        (done, desk.events)
    });
    webhook::dispatch(sandbox, &account, events);
    done
}

pub(crate) fn base(sandbox: &Sandbox, headers: &HeaderMap) -> String {
    address(sandbox, headers.get(HOST)) + Provider::Stripe.prefix()
}
