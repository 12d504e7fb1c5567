//! Deleting rows. What others still refer to stays, marked as deleted where the resource can be.

use domain::code::StateStatus;
use domain::key::Key;
use serde_json::Value as Json;
use store::page::Page;
use store::resource::{Deletion, Question, Row, Value};

use super::read::reach;
use super::write::{Shown, public};
use super::{Desk, Resource, ResourceError, Wrong};
use crate::House;
use crate::access::Caller;

/// More than this in one go is hardly meant.
const MOST: u64 = 1_000;

impl House {
    /// All of them, or none.
    pub async fn delete_rows(
        &self,
        caller: &Caller,
        resource: &'static Resource,
        keys: &[Key],
    ) -> Result<usize, ResourceError> {
        resource.check_writer(caller, std::iter::empty())?;
        let tx = self.store.write().await?;
        let mut shown = Shown::default();
        for key in keys {
            let found = store::resource::find_locked(&tx, &resource.table, &reach(caller), *key).await?;
            let row = found.ok_or(ResourceError::NoSuchRow)?;
            let desk = Desk { house: self, caller, tx: &tx };
            shown.note(&tx, caller, resource, &row).await?;
            resource.keeper.leaving(desk, &row).await?;
            self.delete_one(desk, resource, &row).await?;
            self.log(desk, resource, "delete", &public(&row), &Json::Null, *key).await?;
        }
        self.keep(tx, caller, resource, shown, &[]).await?;
        Ok(keys.len())
    }

    /// Everything that fits the question.
    pub async fn delete_found(
        &self,
        caller: &Caller,
        resource: &'static Resource,
        question: &Question,
    ) -> Result<usize, ResourceError> {
        resource.check_writer(caller, std::iter::empty())?;
        let page = Page { offset: 0, limit: MOST + 1 };
        let rows =
            store::resource::rows(self.store.read(), &resource.table, &reach(caller), question, page).await?;
        if rows.len() as u64 > MOST {
            let message = format!("This would delete more than {MOST}. Narrow it down.");
            return Err(ResourceError::Invalid(vec![Wrong { item: None, field: None, message }]));
        }
        let keys: Vec<Key> = rows.iter().map(Row::key).collect();
        self.delete_rows(caller, resource, &keys).await
    }

    async fn delete_one(&self, desk: Desk<'_>, resource: &Resource, row: &Row) -> Result<(), ResourceError> {
        let account = desk.caller.account;
        match store::resource::delete(desk.tx, row.table, account, row.key()).await? {
            Deletion::Gone => Ok(()),
            Deletion::Needed => {
                let Some(state) = resource.table.field("state_status") else {
                    return Err(ResourceError::InUse);
                };
                let mut marked = row.clone();
                marked.set(state.name, Value::from(StateStatus::Deleted.code()));
                Ok(store::resource::update(desk.tx, account, &marked, &[state], self.now()).await?)
            }
        }
    }
}
