//! A site as its own people reach it.

use domain::key::Key;
use domain::role::Permission;
use store::row::site;

use crate::House;
use crate::access::Caller;
use crate::resource::ResourceError;

impl House {
    /// A site of the caller's account, for somebody who may do what is asked.
    pub(crate) async fn own_site(
        &self,
        caller: &Caller,
        site: Key,
        permission: Permission,
    ) -> Result<site::Model, ResourceError> {
        caller.demand(permission)?;
        store::site::find(self.store.read(), caller.account, site).await?.ok_or(ResourceError::NoSuchRow)
    }
}
