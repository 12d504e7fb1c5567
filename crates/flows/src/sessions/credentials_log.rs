//! Audit log of users' changes to their own credentials.

use serde_json::json;
use store::{StoreError, Tx};

use super::own_session::caller_in;
use crate::access::{Person, Way};
use crate::app::Act;
use crate::{App, app};

/// Logs a change of a user's credentials in every account that they are a member of.
pub(crate) async fn record_everywhere(
    app: &App,
    tx: &Tx,
    person: &Person,
    action: &str,
) -> Result<(), StoreError> {
    let accounts = store::accounts::membership::of_user(tx, person.key).await?;
    for (_, account) in &accounts {
        let caller =
            caller_in(app, Some(account.id.account()), &accounts, person.clone(), Way::Session).await?;
        if let Some(caller) = caller {
            let act = Act { action, noun: "user", row: Some(person.key), changes: json!({}) };
            app::record(app, tx, &caller, act).await?;
        }
    }
    Ok(())
}
