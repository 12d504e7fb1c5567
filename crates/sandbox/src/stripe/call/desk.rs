//! What an operation works on: the books, who calls, and what happened.

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

/// Who calls, and from where.
#[derive(Clone, Debug)]
pub(crate) struct Caller {
    pub(crate) account: String,
    pub(crate) is_browser: bool,
    /// The name in the path, if there is one.
    pub(crate) id: String,
    /// Where we are reached, with the prefix.
    pub(crate) base: String,
    pub(crate) idempotency_key: Option<String>,
}

/// What an operation works on.
pub(crate) struct Desk<'a> {
    pub(crate) books: &'a mut Books,
    pub(crate) caller: Caller,
    pub(crate) now: DateTime<Utc>,
    /// Names of events that happened.
    pub(crate) events: Vec<String>,
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

    /// Whether there is such a customer.
    pub(crate) fn check_customer(&self, id: &str) -> Result<(), ApiError> {
        let found = self.books.stripe.customers.get(&self.caller.account, id);
        found.map(|_| ()).ok_or_else(|| ApiError::no_such("customer", id))
    }
}

/// One change; its events are sent when it is kept.
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
