//! Reading a resource.

use domain::key::Key;
use store::page::{Page, Paged};
use store::resource::{Question, Reach, Row};

use super::declaration::Resource;
use super::error::ResourceError;
use crate::access::Caller;
use crate::{App, app};

pub async fn list_rows(
    app: &App,
    caller: &Caller,
    resource: &'static Resource,
    question: &Question,
    page: Page,
) -> Result<Paged<Row>, ResourceError> {
    resource.demand_read(caller)?;
    let reach = reach(caller);
    let found = store::resource::list(&app.store, &resource.table, &reach, question, page).await?;
    let rows = found.rows.into_iter().map(|row| app::open_row(app, caller.account, row)).collect();
    Ok(Paged { rows, total: found.total })
}

/// A page of the matching rows, without counting all of them.
pub async fn export_rows(
    app: &App,
    caller: &Caller,
    resource: &'static Resource,
    question: &Question,
    page: Page,
) -> Result<Vec<Row>, ResourceError> {
    resource.demand_read(caller)?;
    let reach = reach(caller);
    let rows = store::resource::rows(app.store.read(), &resource.table, &reach, question, page).await?;
    Ok(rows.into_iter().map(|row| app::open_row(app, caller.account, row)).collect())
}

pub async fn get_row(
    app: &App,
    caller: &Caller,
    resource: &'static Resource,
    key: Key,
) -> Result<Row, ResourceError> {
    resource.demand_read(caller)?;
    let found = store::resource::find(app.store.read(), &resource.table, &reach(caller), key).await?;
    found.map(|row| app::open_row(app, caller.account, row)).ok_or(ResourceError::NoSuchRow)
}

pub(crate) fn reach(caller: &Caller) -> Reach {
    Reach { account: caller.account, groups: caller.groups.clone() }
}
