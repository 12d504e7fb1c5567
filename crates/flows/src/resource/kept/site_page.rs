//! A page is put behind the others of its site, and gets an address that none of them has.

use store::resource::{Row, Value};

use super::slug;
use crate::resource::{Boxed, Desk, Keeper, ResourceError};

/// More than anybody reads.
const MOST: u64 = 100;

#[derive(Debug)]
pub struct SitePageKeeper;

impl Keeper for SitePageKeeper {
    fn prepare<'a>(&'a self, desk: Desk<'a>, before: Option<&'a Row>, row: &'a mut Row) -> Boxed<'a> {
        Box::pin(async move {
            let Some(site) = row.get("site").as_key() else { return Ok(()) };
            if before.is_none() {
                let (count, end) =
                    store::site_page::count_and_end(desk.tx, desk.caller.account, site).await?;
                if count >= MOST {
                    return Err(ResourceError::wrong("site", format!("This site has {MOST} pages already.")));
                }
                row.set("position", Value::Whole(end.into()));
            }
            slug::fill(desk, row, "title", Some("site")).await
        })
    }
}
