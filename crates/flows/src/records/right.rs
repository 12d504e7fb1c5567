//! Who may read and write the rows of a resource at all: what is answered and what `OPTIONS` tells come from here.

use domain::role::Permission;
use store::resource::Belongs;

use super::declaration::Resource;
use crate::access::{Caller, Denied};

impl Resource {
    pub fn demand_read(&self, caller: &Caller) -> Result<(), Denied> {
        caller.demand(Permission::Read)?;
        let is_hidden = caller.groups.is_some() && matches!(self.table.belongs, Belongs::WholeAccount);
        if is_hidden { Err(Denied(Permission::Read)) } else { Ok(()) }
    }

    /// What belongs to the account is not for those who look after a part of it to change.
    pub fn demand_write(&self, caller: &Caller) -> Result<(), Denied> {
        caller.demand(self.write)?;
        let is_shared = matches!(self.table.belongs, Belongs::Account | Belongs::WholeAccount);
        if caller.groups.is_some() && is_shared { Err(Denied(self.write)) } else { Ok(()) }
    }
}
