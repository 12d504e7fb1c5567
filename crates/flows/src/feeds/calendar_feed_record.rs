//! `calendar-feed`: imported iCal feeds of other channels.
//!
//! A feed is read as soon as it is created, and its address must not lead into the internal network; deleting it releases its
//! nights.

use domain::text::code::{JobKind, StateStatus};
use store::resource::{Belongs, Field, Form, Row, Search, Value};

use super::read::{check_feed_address, forget_feed};
use crate::app;
use crate::records::{
    Boxed, CREATED, Desk, HOMES, KEY, Keeper, Resource, ResourceError, STATE, STATE_ACTIONS, UPDATED, VERSION,
};
use crate::services::Purpose;

pub static CALENDAR_FEED: Resource = Resource::new(
    "calendar-feed",
    "calendar_feed",
    HOMES,
    &[
        KEY,
        Field::reference("property", "property_id", "property").required().fixed(),
        Field::lookup("property_name", "property_id", "property", "name"),
        Field::text("name", 120).required(),
        Field::text("url", 2_000).formed(Form::CalendarUrl).required().sealed(Purpose::FeedAddress.place()),
        Field::text("etag", 300).or_null().hidden(),
        Field::text("last_modified", 100).or_null().hidden(),
        Field::instant("checked_at").or_null(),
        Field::instant("good_at").or_null(),
        Field::text("failure", 1_000).or_null().read_only().unordered(),
        STATE,
        CREATED,
        UPDATED,
        VERSION,
    ],
)
.searched(Search::In(&["name"]))
.belongs(Belongs::Property { column: "property_id" })
.ordered("name")
.actions(STATE_ACTIONS)
.kept_by(&CalendarFeedKeeper);

#[derive(Debug)]
pub struct CalendarFeedKeeper;

impl Keeper for CalendarFeedKeeper {
    fn prepare<'a>(&'a self, desk: Desk<'a>, before: Option<&'a Row>, row: &'a mut Row) -> Boxed<'a> {
        if before.is_some_and(|before| before.text("url") != row.text("url")) {
            // Cache validators of the old address do not apply to the new one.
            row.set("etag", Value::Null);
            row.set("last_modified", Value::Null);
        }
        Box::pin(async move {
            let checked = check_feed_address(desk.app, row.text("url"));
            checked.map_err(|error| ResourceError::wrong("url", error.to_string()))
        })
    }

    fn written<'a>(&'a self, desk: Desk<'a>, before: Option<&'a Row>, row: &'a Row) -> Boxed<'a> {
        let same = |name: &str| before.is_some_and(|before| before.text(name) == row.text(name));
        let is_read = row.text("state_status") == StateStatus::Active.code();
        let is_wanted = is_read && !(same("url") && same("state_status"));
        Box::pin(async move {
            if is_wanted {
                app::enqueue(desk.app, desk.tx, JobKind::ReadFeed, row.key(), desk.app.now()).await?;
            }
            Ok(())
        })
    }

    fn leaving<'a>(&'a self, desk: Desk<'a>, row: &'a Row) -> Boxed<'a> {
        Box::pin(async move { Ok(forget_feed(desk.app, desk.tx, row.key()).await?) })
    }
}
