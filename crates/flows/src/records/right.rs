//! Permissions to read and write a resource; used for requests and for the response to `OPTIONS`.

use domain::accounts::role::Permission;
use store::resource::Belongs;

use super::declaration::Resource;
use crate::access::{Caller, Denied};

impl Resource {
    pub fn demand_read(&self, caller: &Caller) -> Result<(), Denied> {
        caller.demand(Permission::Read)?;
        let is_hidden = caller.groups.is_some() && matches!(self.table.belongs, Belongs::WholeAccount);
        if is_hidden { Err(Denied(Permission::Read)) } else { Ok(()) }
    }

    /// Members limited to groups may not change rows of the whole account.
    pub fn demand_write(&self, caller: &Caller) -> Result<(), Denied> {
        caller.demand(self.write)?;
        let is_shared = matches!(self.table.belongs, Belongs::Account | Belongs::WholeAccount);
        if caller.groups.is_some() && is_shared { Err(Denied(self.write)) } else { Ok(()) }
    }
}
