//! A site as its own people reach it.

use domain::key::Key;
use domain::role::Permission;
use store::row::site;

use crate::App;
use crate::access::Caller;
use crate::records::ResourceError;

/// A site of the caller's account, for somebody who may do what is asked.
pub(super) async fn own_site(
    app: &App,
    caller: &Caller,
    site: Key,
    permission: Permission,
) -> Result<site::Model, ResourceError> {
    caller.demand(permission)?;
    store::site::find(app.store.read(), caller.account, site).await?.ok_or(ResourceError::NoSuchRow)
}
