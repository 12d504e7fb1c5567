//! The session and the user row of a request, read again under a lock.

use domain::key::AccountId;
use domain::text::code::StateStatus;
use store::row::accounts::{account, membership};
use store::row::sessions::{session, user};
use store::{StoreError, Tx};

use crate::access::{Caller, Person, Way};
use crate::{App, access};

pub(crate) async fn caller_in(
    app: &App,
    account: Option<AccountId>,
    accounts: &[(membership::Model, account::Model)],
    user: Person,
    way: Way,
) -> Result<Option<Caller>, StoreError> {
    let Some((membership, account)) =
        account.and_then(|account| accounts.iter().find(|(row, _)| row.account_id == account))
    else {
        return Ok(None);
    };
    let role = *membership.role;
    let account = account.id.account();
    let groups = if role.can_be_limited() {
        store::accounts::membership::groups(app.store.read(), account, user.key).await?
    } else {
        Vec::new()
    };
    let groups = (!groups.is_empty()).then_some(groups);
    Ok(Some(Caller { account, user, role, groups, way, address: None }))
}

/// The stored hash of a browser's session secret.
pub(super) fn own_hash(browser: &str) -> String {
    access::hashed(browser)
}

/// The session of a browser, locked. If both are locked, the user comes first.
pub(super) async fn own_session(tx: &Tx, browser: &str) -> Result<Option<session::Model>, StoreError> {
    store::sessions::session::lock(tx, &own_hash(browser)).await
}

/// Locks and returns the user if the password that was checked before the transaction is still the same. Checking is slow on
/// purpose, and the password may be changed meanwhile.
pub(crate) async fn unchanged(tx: &Tx, checked: &user::Model) -> Result<Option<user::Model>, StoreError> {
    let user = store::sessions::user::lock(tx, checked.id.key()).await?;
    let is_active = |user: &user::Model| user.state_status == StateStatus::Active;
    Ok(user.filter(|user| is_active(user) && user.password_hash == checked.password_hash))
}
