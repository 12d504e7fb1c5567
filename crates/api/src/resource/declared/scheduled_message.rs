//! `scheduled-message`: what will be said to guests, by a template's rule or because somebody wrote it for later.

use domain::message::MessageText;
use domain::role::Permission;
use flows::resource::kept::ScheduledMessageKeeper;
use flows::resource::{Action, Acts, Resource, Route};
use store::resource::{Belongs, Field, Kind, Preset, Search};

use super::stamp::{CREATED, KEY, UPDATED, VERSION};
use crate::resource::choices::SCHEDULED_STATES;

pub static SCHEDULED_MESSAGE: Resource = Resource::new(
    "scheduled-message",
    "scheduled_message",
    Permission::Messages,
    &[
        KEY,
        Field::reference("thread", "thread_id", "thread").or_null().fixed(),
        Field::reference("reservation", "reservation_id", "reservation").or_null().fixed(),
        Field::reference("property", "property_id", "property").or_null().read_only(),
        Field::lookup("property_name", "property_id", "property", "name").or_null(),
        Field::reference("template", "template_id", "message-template").or_null().read_only(),
        Field::lookup("template_name", "template_id", "message_template", "name").or_null(),
        Field::lookup("guest_first_name", "reservation_id", "reservation", "first_name").or_null(),
        Field::lookup("guest_last_name", "reservation_id", "reservation", "last_name").or_null(),
        Field::lookup("guest_name", "thread_id", "thread", "guest_name").or_null(),
        Field::prose("body", MessageText::MAX_LENGTH),
        Field::text("subject", 300).unordered(),
        Field::flag("is_offer", false).unordered(),
        Field::text("author_name", 240).read_only().unordered(),
        Field::text("user", 26).of_kind(Kind::Key).in_column("user_id").or_null().hidden(),
        Field::instant("send_at").editable().required(),
        Field::choice("state", SCHEDULED_STATES, "waiting").read_only().unordered(),
        Field::text("message", 26)
            .of_kind(Kind::Key)
            .in_column("message_id")
            .or_null()
            .read_only()
            .unordered(),
        Field::instant("sent_at").or_null().unordered(),
        Field::text("failure", 300).or_null().read_only().unordered(),
        CREATED,
        UPDATED,
        VERSION,
    ],
)
.acts(Acts { create: true, update: true, delete: false })
.searched(Search::In(&["body", "author_name"]))
.belongs(Belongs::Property { column: "property_id" })
.ordered("send_at")
.actions(&[Action::set("cancel", "Do not send", &[("state", Preset::Text("canceled"))])
    .says("Scheduled Messages Canceled")])
.routes(&[Route { name: "waiting", query: "state=waiting" }])
.kept_by(&ScheduledMessageKeeper);
