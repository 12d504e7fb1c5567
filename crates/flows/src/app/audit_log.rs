//! The audit log: every write by a user adds an entry in the same transaction. Actions of guests are not logged here.

use domain::key::{AccountId, Key};
use serde_json::{Map, Value, json};
use store::row::accounts::audit_entry;
use store::{StoreError, Tx};

use crate::App;
use crate::access::Caller;

/// An action of a user.
#[derive(Clone, Debug)]
pub struct Act<'a> {
    /// `create`, `update`, `delete`, or a specific action such as `accept`.
    pub action: &'a str,
    /// The resource name in the API.
    pub noun: &'a str,
    pub row: Option<Key>,
    /// From [`changes`].
    pub changes: Value,
}

/// The only function that writes log entries of users.
pub(crate) async fn record(app: &App, tx: &Tx, caller: &Caller, act: Act<'_>) -> Result<(), StoreError> {
    let entry = audit_entry::Model {
        account_id: caller.account.into(),
        id: app.new_key(caller.account).into(),
        user_id: Some(caller.actor().key.into()),
        actor: caller.signature(),
        action: act.action.to_owned(),
        noun: act.noun.to_owned(),
        row_id: act.row.map(Into::into),
        changes: act.changes,
        address: caller.address.clone(),
        at: app.now(),
    };
    store::keep::insert(tx, entry).await
}

/// Logs an action of a person who is not a user of the account. The actor is what identifies them, such as the sender of an
/// e-mail.
pub(crate) async fn record_outsider(
    app: &App,
    tx: &Tx,
    account: AccountId,
    actor: &str,
    act: Act<'_>,
) -> Result<(), StoreError> {
    let entry = audit_entry::Model {
        account_id: account.into(),
        id: app.new_key(account).into(),
        user_id: None,
        actor: actor.to_owned(),
        action: act.action.to_owned(),
        noun: act.noun.to_owned(),
        row_id: act.row.map(Into::into),
        changes: act.changes,
        address: None,
        at: app.now(),
    };
    store::keep::insert(tx, entry).await
}

/// The fields of two objects that differ, each as `[before, after]`. A missing field counts as null.
pub(crate) fn changes(before: &Value, after: &Value) -> Value {
    let none = Map::new();
    let (before, after) = (before.as_object().unwrap_or(&none), after.as_object().unwrap_or(&none));
    let names = before.keys().chain(after.keys().filter(|name| !before.contains_key(*name)));
    let pairs = names.filter_map(|name| {
        let pair = (before.get(name).unwrap_or(&Value::Null), after.get(name).unwrap_or(&Value::Null));
        (pair.0 != pair.1).then(|| (name.clone(), json!([pair.0, pair.1])))
    });
    Value::Object(pairs.collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_differs_is_told() {
        for (before, after, told) in [
            (json!({"a": 1, "b": 2}), json!({"a": 1, "b": 3}), json!({"b": [2, 3]})),
            (Value::Null, json!({"a": 1}), json!({"a": [null, 1]})),
            (json!({"a": 1}), Value::Null, json!({"a": [1, null]})),
            (json!({"a": null}), json!({}), json!({})),
        ] {
            assert_eq!(changes(&before, &after), told);
        }
    }
}
