//! `thread`: message threads (conversations) with guests.
//!
//! Marking a thread as read, archiving and restoring it updates the inbox of all users who have it open.

use domain::accounts::role::Permission;
use domain::key::Key;
use store::resource::{Belongs, Field, Preset, Row, Search};

use crate::App;
use crate::records::{
    Action, Acts, Boxed, CREATED, Desk, KEY, Keeper, Resource, Route, STATE, UPDATED, VERSION,
};

pub static THREAD: Resource = Resource::new(
    "thread",
    "thread",
    Permission::Messages,
    &[
        KEY,
        Field::reference("property", "property_id", "property").or_null().read_only(),
        Field::lookup("property_name", "property_id", "property", "name").or_null(),
        Field::reference("quote", "quote_id", "quote").or_null().read_only(),
        Field::reference("reservation", "reservation_id", "reservation").or_null().read_only(),
        Field::text("subject", 300).unordered(),
        Field::text("guest_name", 240).read_only(),
        Field::text("guest_email", 254).read_only().unordered(),
        Field::text("guest_phone", 40).read_only().unordered(),
        Field::date("check_in").or_null().read_only().unordered(),
        Field::date("check_out").or_null().read_only().unordered(),
        Field::whole("adults", 0, 999, 0).or_null().read_only().unordered(),
        Field::whole("children", 0, 999, 0).or_null().read_only().unordered(),
        Field::whole("pets", 0, 999, 0).or_null().read_only().unordered(),
        STATE.unordered(),
        Field::whole("unread", 0, 1_000_000, 0).read_only().unordered(),
        Field::instant("last_message_at"),
        Field::text("last_snippet", 500).read_only().unordered(),
        Field::prose("search_text", 50_000).hidden(),
        CREATED.unordered(),
        UPDATED.unordered(),
        VERSION,
    ],
)
.acts(Acts::NO_CREATE)
.searched(Search::Folded { column: "search_text", from: &[] })
.belongs(Belongs::Property { column: "property_id" })
.ordered("-last_message_at")
.actions(&[
    Action::set("mark-read", "Mark as read", &[("unread", Preset::Whole(0))]).says("Messages Marked as Read"),
    Action::set("mark-unread", "Mark as unread", &[("unread", Preset::Whole(1))])
        .says("Messages Marked as Unread"),
    Action::set("archive", "Archive", &[("state_status", Preset::Text("p"))]).says("Messages Archived"),
    Action::set("unarchive", "Move to inbox", &[("state_status", Preset::Text("a"))])
        .says("Messages Moved to Inbox"),
    Action::set("delete", "Delete", &[("state_status", Preset::Text("d"))]).says("Messages Deleted"),
])
.routes(&[
    Route { name: "inbox", query: "state_status=a" },
    Route { name: "unread", query: "state_status=a&unread__gt=0" },
    Route { name: "archived", query: "state_status=p" },
])
.kept_by(&ThreadKeeper);

#[derive(Debug)]
pub struct ThreadKeeper;

impl Keeper for ThreadKeeper {
    fn written<'a>(&'a self, desk: Desk<'a>, _: Option<&'a Row>, row: &'a Row) -> Boxed<'a> {
        Box::pin(async move { Ok(store::catalog::change::of_conversation(desk.tx, known_by(row)).await?) })
    }

    fn kept(&self, app: &App, row: &Row) {
        app.bell.ring(known_by(row));
    }
}

fn known_by(row: &Row) -> Key {
    row.get("quote").as_key().unwrap_or_else(|| row.key())
}
