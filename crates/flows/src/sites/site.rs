//! All sites of the installation; access to a site of the own account.

use domain::accounts::role::Permission;
use domain::key::Key;
use store::StoreError;
use store::row::sites::site;

use crate::App;
use crate::access::Caller;
use crate::records::ResourceError;

/// The sites of all accounts.
pub async fn all_sites(app: &App) -> Result<Vec<site::Model>, StoreError> {
    store::sites::site::list_all(app.store.read()).await
}

/// A site of the user's account, if the user has the permission.
pub(super) async fn own_site(
    app: &App,
    caller: &Caller,
    site: Key,
    permission: Permission,
) -> Result<site::Model, ResourceError> {
    caller.demand(permission)?;
    store::sites::site::find(app.store.read(), caller.account, site).await?.ok_or(ResourceError::NoSuchRow)
}
