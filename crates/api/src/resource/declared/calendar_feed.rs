//! `calendar-feed`: calendars of other channels that are read.

use flows::resource::Resource;
use flows::resource::kept::CalendarFeedKeeper;
use store::resource::{Belongs, Field, Form, Search};

use super::stamp::{CREATED, HOMES, KEY, STATE, STATE_ACTIONS, UPDATED, VERSION};

pub static CALENDAR_FEED: Resource = Resource::new(
    "calendar-feed",
    "calendar_feed",
    HOMES,
    &[
        KEY,
        Field::reference("property", "property_id", "property").required().fixed(),
        Field::lookup("property_name", "property_id", "property", "name"),
        Field::text("name", 120).required(),
        Field::text("url", 2_000).formed(Form::CalendarUrl).required().unordered(),
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
.searched(Search::In(&["name", "url"]))
.belongs(Belongs::Property { column: "property_id" })
.ordered("name")
.actions(STATE_ACTIONS)
.kept_by(&CalendarFeedKeeper);
