//! `calendar-event`: what stands in a home's calendar. People make and move blocks; stays are moved by their reservation.

use domain::role::Permission;
use flows::resource::kept::CalendarEventKeeper;
use flows::resource::{Resource, in_order};
use store::resource::{Belongs, Field, Search};

use super::stamp::{CREATED, KEY, LATELY, VERSION};
use crate::resource::choices::EVENT_KINDS;

pub static CALENDAR_EVENT: Resource = Resource::new(
    "calendar-event",
    "calendar_event",
    Permission::Calendar,
    &[
        KEY,
        Field::reference("property", "property_id", "property").required().fixed(),
        Field::lookup("property_name", "property_id", "property", "name"),
        Field::date("start_date"),
        Field::date("end_date").unordered(),
        Field::flag("blocking", true).unordered(),
        Field::choice("kind", EVENT_KINDS, "block").read_only().unordered(),
        Field::text("summary", 300).unordered(),
        Field::reference("reservation", "reservation_id", "reservation").or_null().read_only(),
        Field::reference("feed", "feed_id", "calendar-feed").or_null().read_only(),
        Field::text("external_uid", 300).or_null().hidden(),
        Field::flag("conflict", false).read_only().unordered(),
        CREATED.unordered(),
        LATELY.unordered(),
        VERSION,
    ],
)
.imported()
.searched(Search::Written { column: "summary" })
.belongs(Belongs::Property { column: "property_id" })
.ordered("start_date")
.at_most(300)
.shown()
.rules(&[|row| in_order(row, "start_date", "end_date")])
.kept_by(&CalendarEventKeeper);
