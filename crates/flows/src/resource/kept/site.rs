//! A site is found by its name and its domain, which no other site of the whole house may have.

use store::resource::Row;

use crate::resource::{Boxed, Desk, Keeper, ResourceError};

#[derive(Debug)]
pub struct SiteKeeper;

impl Keeper for SiteKeeper {
    fn prepare<'a>(&'a self, desk: Desk<'a>, _: Option<&'a Row>, row: &'a mut Row) -> Boxed<'a> {
        Box::pin(async move {
            for name in ["namespace", "domain"] {
                let address = row.text(name);
                if address.is_empty() {
                    continue;
                }
                let there = store::site::find_by_address(desk.tx, address).await?;
                if there.is_some_and(|site| site.id.key() != row.key()) {
                    return Err(ResourceError::wrong(name, "There is one with this already."));
                }
            }
            Ok(())
        })
    }

    fn written<'a>(&'a self, desk: Desk<'a>, before: Option<&'a Row>, row: &'a Row) -> Boxed<'a> {
        Box::pin(async move {
            let former = before.map(addresses).unwrap_or_default();
            let now = addresses(row);
            store::site::move_addresses(desk.tx, desk.caller.account, row.key(), &former, &now).await?;
            Ok(())
        })
    }
}

fn addresses(row: &Row) -> Vec<&str> {
    ["namespace", "domain"]
        .into_iter()
        .map(|name| row.text(name))
        .filter(|address| !address.is_empty())
        .collect()
}
