//! Reading a resource.

use domain::key::Key;
use store::page::{Page, Paged};
use store::resource::{Question, Reach, Row};

use super::{Resource, ResourceError};
use crate::House;
use crate::access::Caller;

impl House {
    pub async fn list_rows(
        &self,
        caller: &Caller,
        resource: &'static Resource,
        question: &Question,
        page: Page,
    ) -> Result<Paged<Row>, ResourceError> {
        resource.demand_read(caller)?;
        let reach = reach(caller);
        Ok(store::resource::list(&self.store, &resource.table, &reach, question, page).await?)
    }

    /// A part of what is asked for, without counting the rest.
    pub async fn export_rows(
        &self,
        caller: &Caller,
        resource: &'static Resource,
        question: &Question,
        page: Page,
    ) -> Result<Vec<Row>, ResourceError> {
        resource.demand_read(caller)?;
        let reach = reach(caller);
        Ok(store::resource::rows(self.store.read(), &resource.table, &reach, question, page).await?)
    }

    pub async fn get_row(
        &self,
        caller: &Caller,
        resource: &'static Resource,
        key: Key,
    ) -> Result<Row, ResourceError> {
        resource.demand_read(caller)?;
        let found = store::resource::find(self.store.read(), &resource.table, &reach(caller), key).await?;
        found.ok_or(ResourceError::NoSuchRow)
    }
}

pub(crate) fn reach(caller: &Caller) -> Reach {
    Reach { account: caller.account, groups: caller.groups.clone() }
}
