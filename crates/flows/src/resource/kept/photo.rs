//! A picture is put behind the others, made ready by a job, and its files go once it is gone.

use domain::code::JobKind;
use store::resource::{Row, Value};

use crate::resource::{Boxed, Desk, Keeper, ResourceError};

/// More than anybody looks at.
pub(crate) const MOST_PHOTOS: u64 = 100;

#[derive(Debug)]
pub struct PhotoKeeper;

impl Keeper for PhotoKeeper {
    fn prepare<'a>(&'a self, desk: Desk<'a>, before: Option<&'a Row>, row: &'a mut Row) -> Boxed<'a> {
        Box::pin(async move {
            let (None, Some(property)) = (before, row.get("property").as_key()) else { return Ok(()) };
            let (count, end) = store::photo::count_and_end(desk.tx, desk.caller.account, property).await?;
            if count >= MOST_PHOTOS {
                return Err(ResourceError::wrong(
                    "property",
                    format!("This home has {MOST_PHOTOS} photos already."),
                ));
            }
            row.set("position", Value::Whole(end.into()));
            Ok(())
        })
    }

    fn written<'a>(&'a self, desk: Desk<'a>, before: Option<&'a Row>, row: &'a Row) -> Boxed<'a> {
        Box::pin(async move {
            if before.is_none() {
                desk.house.ask(desk.tx, JobKind::PreparePhoto, row.key(), desk.house.now()).await?;
            }
            Ok(())
        })
    }

    fn leaving<'a>(&'a self, desk: Desk<'a>, row: &'a Row) -> Boxed<'a> {
        Box::pin(async move {
            Ok(desk.house.ask(desk.tx, JobKind::RemovePhoto, row.key(), desk.house.now()).await?)
        })
    }
}
