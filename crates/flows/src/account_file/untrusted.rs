//! What an archive is not believed. Owners bring them, and anybody can write one: nobody gets powers over the place by it, nothing in
//! it leads to another account, and no letter that lets its reader in is sent because of it.

use domain::code::LetterKind;
use domain::key::{AccountId, Key};
use serde_json::{Value, json};
use store::job::{RUNNING, WAITING, same_work};
use store::row::user;

/// What becomes of a row that came.
pub(crate) enum Fit {
    Taken(Value),
    PassedOver,
    /// It names another account.
    Foreign,
}

/// Who somebody is, not how they prove it or what they may do to the place.
pub(super) fn without_powers(user: user::Model) -> user::Model {
    user::Model {
        password_hash: String::new(),
        totp_secret: None,
        totp_step: None,
        is_operator: false,
        ..user
    }
}

/// The owner's secret at the payment provider is sealed for one installation, and nobody's business on the way. Which script a page
/// with cards loads is the operator's to say: it runs beside the account area.
pub(super) fn without_credentials(table: &str, mut row: Value) -> Value {
    if table == "site" {
        (row["provider_secret"], row["provider_script_url"]) = (json!(null), json!(null));
    }
    row
}

/// Whether each row makes somebody a member, who then has to be in the archive: a key alone could be anybody's here.
pub(super) fn names_members(table: &str) -> bool {
    matches!(table, "membership" | "membership_group")
}

pub(super) fn fit(account: AccountId, table: &str, row: Value) -> Fit {
    match table {
        "job" => job(account, row),
        "outbox" => letter(account, row),
        _ => Fit::Taken(without_credentials(table, row)),
    }
}

/// Whoever worked on it there does not work on it here. Its name is made anew, since work of one name is done once in the whole place.
fn job(account: AccountId, mut row: Value) -> Fit {
    let subject = row["payload"]["subject"].as_str().and_then(|subject| subject.parse::<Key>().ok());
    let Some(subject) = subject.filter(|subject| subject.account() == account) else { return Fit::Foreign };
    row["dedupe"] = json!(same_work(row["kind"].as_str().unwrap_or_default(), subject));
    if row["state"] == RUNNING {
        row["state"] = json!(WAITING);
    }
    (row["lease_by"], row["lease_until"]) = (Value::Null, Value::Null);
    Fit::Taken(row)
}

/// A letter is written from what its keys lead to. Those about signing in make a secret for whomever they name.
fn letter(account: AccountId, row: Value) -> Fit {
    let kind = row["kind"].as_str().and_then(|kind| kind.parse::<LetterKind>().ok());
    if kind.is_some_and(LetterKind::is_for_user) {
        return Fit::PassedOver;
    }
    if leads_elsewhere(account, &row["payload"]) { Fit::Foreign } else { Fit::Taken(row) }
}

fn leads_elsewhere(account: AccountId, value: &Value) -> bool {
    match value {
        Value::String(text) => text.parse::<Key>().is_ok_and(|key| key.account() != account),
        Value::Array(parts) => parts.iter().any(|part| leads_elsewhere(account, part)),
        Value::Object(parts) => parts.values().any(|part| leads_elsewhere(account, part)),
        _ => false,
    }
}
