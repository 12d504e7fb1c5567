//! A calendar of another channel is read as soon as it is known, from where anybody could be; its nights go with it.

use domain::code::{JobKind, StateStatus};
use store::resource::{Row, Value};

use crate::resource::{Boxed, Desk, Keeper, ResourceError};

#[derive(Debug)]
pub struct CalendarFeedKeeper;

impl Keeper for CalendarFeedKeeper {
    fn prepare<'a>(&'a self, desk: Desk<'a>, before: Option<&'a Row>, row: &'a mut Row) -> Boxed<'a> {
        if before.is_some_and(|before| before.text("url") != row.text("url")) {
            // What is known of the former address says nothing about the new one.
            row.set("etag", Value::Null);
            row.set("last_modified", Value::Null);
        }
        Box::pin(async move {
            let checked = desk.house.check_feed_address(row.text("url"));
            checked.map_err(|error| ResourceError::wrong("url", error.to_string()))
        })
    }

    fn written<'a>(&'a self, desk: Desk<'a>, before: Option<&'a Row>, row: &'a Row) -> Boxed<'a> {
        let same = |name: &str| before.is_some_and(|before| before.text(name) == row.text(name));
        let is_read = row.text("state_status") == StateStatus::Active.code();
        let is_wanted = is_read && !(same("url") && same("state_status"));
        Box::pin(async move {
            if is_wanted {
                desk.house.ask(desk.tx, JobKind::ReadFeed, row.key(), desk.house.now()).await?;
            }
            Ok(())
        })
    }

    fn leaving<'a>(&'a self, desk: Desk<'a>, row: &'a Row) -> Boxed<'a> {
        Box::pin(async move { Ok(desk.house.forget_feed(desk.tx, row.key()).await?) })
    }
}
