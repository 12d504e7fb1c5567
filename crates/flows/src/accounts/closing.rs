//! Closing an account: by its owner, once it has no current or future stays. The operator can reopen it. While it is closed, its
//! sites are offline and its users cannot sign in; nothing is deleted.

use domain::accounts::role::Permission;
use domain::key::AccountId;
use domain::text::code::StateStatus;
use serde_json::Value;
use store::{StoreError, Tx};

use crate::access::{Caller, Denied, Way};
use crate::app::Act;
use crate::{App, app, sessions};

#[derive(Debug, thiserror::Error)]
pub enum ClosingError {
    #[error("only who is signed in closes an account")]
    NotInPerson,
    #[error("this is not the name of the account")]
    OtherName,
    #[error("the password is wrong")]
    WrongPassword,
    #[error("{0} stays have not ended")]
    Unfinished(u64),
    #[error("the user is no longer a member of the account")]
    NoAccount,
    #[error("no such account")]
    NoSuchAccount,
    #[error(transparent)]
    Denied(#[from] Denied),
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// The owner types the account's name and their password, so that it is not closed by mistake.
pub async fn close_account(
    app: &App,
    caller: &Caller,
    name: &str,
    given: String,
) -> Result<(), ClosingError> {
    if caller.way != Way::Session {
        return Err(ClosingError::NotInPerson);
    }
    caller.demand(Permission::CloseAccount)?;
    let account = store::accounts::account::find(app.store.read(), caller.account).await?;
    if account.is_none_or(|account| account.name != name.trim()) {
        return Err(ClosingError::OtherName);
    }
    let user = store::sessions::user::find(app.store.read(), caller.user.key).await?;
    if !sessions::fits(given, user.as_ref().map(|user| user.password_hash.clone())).await {
        return Err(ClosingError::WrongPassword);
    }
    let checked = user.ok_or(ClosingError::WrongPassword)?;
    let today = app::account_day(app, caller).await?;
    let tx = app.store.write().await?;
    sessions::unchanged(&tx, &checked).await?.ok_or(ClosingError::WrongPassword)?;
    // Concurrent bookings lock the same row: those that committed first are counted.
    store::catalog::change::of_account(&tx, caller.account).await?;
    check_owner(app, &tx, caller).await?;
    match store::reservations::reservation::count_unfinished(&tx, caller.account, today).await? {
        0 => {}
        unfinished => return Err(ClosingError::Unfinished(unfinished)),
    }
    store::accounts::account::set_state(&tx, caller.account, StateStatus::Deleted, app.now()).await?;
    let act = Act { action: "close", noun: "account", row: None, changes: Value::Null };
    app::record(app, &tx, caller, act).await?;
    Ok(app.commit(tx, caller.account).await?)
}

/// The account may have been closed, or the user's role changed, a moment ago. The account's row is locked.
async fn check_owner(app: &App, tx: &Tx, caller: &Caller) -> Result<(), ClosingError> {
    let accounts = store::accounts::membership::of_user(tx, caller.user.key).await?;
    let account = Some(caller.account);
    let user = caller.user.clone();
    let now = sessions::caller_in(app, account, &accounts, user, caller.way.clone()).await?;
    Ok(now.ok_or(ClosingError::NoAccount)?.demand(Permission::CloseAccount)?)
}

/// For the operator.
pub async fn reopen_account(app: &App, account: AccountId) -> Result<(), ClosingError> {
    if store::accounts::account::find(app.store.read(), account).await?.is_none() {
        return Err(ClosingError::NoSuchAccount);
    }
    let tx = app.store.write().await?;
    store::catalog::change::of_account(&tx, account).await?;
    store::accounts::account::set_state(&tx, account, StateStatus::Active, app.now()).await?;
    Ok(app.commit(tx, account).await?)
}
