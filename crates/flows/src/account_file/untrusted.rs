//! Parts of an archive that are not trusted. Owners upload archives, and anyone can write one: it must not grant operator powers,
//! refer to another account, or cause an e-mail with a sign-in link to be sent.

use domain::key::{AccountId, Key};
use domain::text::code::LetterKind;
use serde_json::{Value, json};
use store::job::{RUNNING, WAITING, same_work};
use store::row::sessions::user;

/// Result of checking an imported row.
pub(crate) enum Fit {
    Taken(Value),
    PassedOver,
    /// The row refers to another account.
    Foreign,
}

/// Keeps who the user is, without credentials and without the operator flag.
pub(super) fn without_powers(user: user::Model) -> user::Model {
    user::Model {
        password_hash: String::new(),
        totp_secret: None,
        totp_step: None,
        is_operator: false,
        ..user
    }
}

/// The owner's secret at the payment provider is encrypted for one installation and must not be exported. The script URL of pages
/// with card fields may be set by the operator only: the script runs on the same origin as the account area.
pub(super) fn without_credentials(table: &str, mut row: Value) -> Value {
    if table == "site" {
        (row["provider_secret"], row["provider_script_url"]) = (json!(null), json!(null));
    }
    row
}

/// Whether each row of the table makes a user a member. That user must be in the archive: a key alone could belong to any user of
/// this installation.
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

/// Clears the lease, whose worker belongs to the other installation. Recomputes the deduplication name, which is unique in the
/// whole installation.
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

/// E-mails are rendered from the rows that their keys refer to. Sign-in e-mails are skipped: they would create a secret for the
/// named user.
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
