//! Groups limit what people see, so none goes while somebody depends on it: they would see everything.

use store::resource::Row;

use super::slug;
use crate::resource::{Boxed, Desk, Keeper, ResourceError};

#[derive(Debug)]
pub struct PropertyGroupKeeper;

impl Keeper for PropertyGroupKeeper {
    fn prepare<'a>(&'a self, desk: Desk<'a>, _: Option<&'a Row>, row: &'a mut Row) -> Boxed<'a> {
        Box::pin(slug::fill(desk, row, "name", None))
    }

    fn leaving<'a>(&'a self, desk: Desk<'a>, row: &'a Row) -> Boxed<'a> {
        Box::pin(async move {
            let (account, group) = (desk.caller.account, row.key());
            let invited = store::invitation::open(desk.tx, account, desk.house.now()).await?;
            let name = group.to_string();
            let is_promised =
                invited.iter().any(|invited| invited.groups.split(',').any(|group| group == name));
            if is_promised || store::membership::is_limit(desk.tx, account, group).await? {
                return Err(ResourceError::InUse);
            }
            Ok(())
        })
    }
}
