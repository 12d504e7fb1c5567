//! `scheduled-message`: messages to guests that are sent later, by a template's rule or at a time chosen by a user.
//!
//! A scheduled message belongs to a thread or a booking, can be changed until it is sent, and is sent by a job.

use domain::accounts::role::Permission;
use domain::inbox::message::MessageText;
use domain::text::code::{JobKind, ScheduledMessageState};
use store::resource::{Belongs, Field, Kind, Preset, Row, Search, Value};
use store::row::Id;

use crate::app;
use crate::inbox::OFFERS_REFUSED;
use crate::records::{
    Action, Acts, Boxed, CREATED, Desk, KEY, Keeper, Resource, ResourceError, Route, UPDATED, VERSION,
};

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
        Field::choice("state", ScheduledMessageState::Waiting.by_default()).read_only().unordered(),
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

#[derive(Debug)]
pub struct ScheduledMessageKeeper;

impl Keeper for ScheduledMessageKeeper {
    fn prepare<'a>(&'a self, desk: Desk<'a>, before: Option<&'a Row>, row: &'a mut Row) -> Boxed<'a> {
        Box::pin(async move {
            match before {
                None => sign(desk, row).await?,
                Some(before) => check_waiting(before)?,
            }
            if row.is("state", ScheduledMessageState::Canceled) {
                return Ok(());
            }
            if row.get("template").as_key().is_none() {
                let text: Result<MessageText, _> = row.text("body").parse();
                text.map_err(|error| ResourceError::wrong("body", error.to_string()))?;
            }
            match row.get("send_at") {
                Value::Instant(at) if *at > desk.app.now() => Ok(()),
                _ => Err(ResourceError::wrong("send_at", "This must be in the future.")),
            }
        })
    }

    fn written<'a>(&'a self, desk: Desk<'a>, _: Option<&'a Row>, row: &'a Row) -> Boxed<'a> {
        Box::pin(async move {
            if let Value::Instant(at) = row.get("send_at") {
                app::enqueue(desk.app, desk.tx, JobKind::SendScheduledMessage, row.key(), *at).await?;
            }
            Ok(())
        })
    }
}

fn check_waiting(before: &Row) -> Result<(), ResourceError> {
    if before.is("state", ScheduledMessageState::Waiting) {
        Ok(())
    } else {
        Err(ResourceError::wrong("state", "This message does not wait any more."))
    }
}

async fn check_wanted(desk: Desk<'_>, row: &Row, email: &str) -> Result<(), ResourceError> {
    let is_offer = row.get("is_offer") == &Value::Flag(true);
    if is_offer && store::inbox::offer_refusal::exists(desk.tx, desk.caller.account, email).await? {
        return Err(ResourceError::wrong("is_offer", OFFERS_REFUSED));
    }
    Ok(())
}

/// Sets the author and the recipient.
async fn sign(desk: Desk<'_>, row: &mut Row) -> Result<(), ResourceError> {
    let gone = |field| ResourceError::wrong(field, "There is nothing with this key.");
    let user = &desk.caller.user;
    let name = format!("{} {}", user.first_name, user.last_name);
    row.set("author_name", Value::Text(name.trim().to_owned()));
    row.set("user", Value::Key(user.key));
    let key_or_null = |id: Option<Id>| id.map_or(Value::Null, |id| Value::Key(id.key()));
    if let Some(key) = row.get("thread").as_key().filter(|key| desk.caller.owns(*key)) {
        let thread = store::inbox::thread::find(desk.tx, key).await?.ok_or_else(|| gone("thread"))?;
        row.set("property", key_or_null(thread.property_id));
        row.set("reservation", key_or_null(thread.reservation_id));
        return check_wanted(desk, row, &thread.guest_email).await;
    }
    if let Some(key) = row.get("reservation").as_key().filter(|key| desk.caller.owns(*key)) {
        let stay =
            store::reservations::reservation::find(desk.tx, key).await?.ok_or_else(|| gone("reservation"))?;
        row.set("property", Value::Key(stay.property_id.key()));
        return check_wanted(desk, row, &stay.email).await;
    }
    Err(gone(if row.get("reservation").as_key().is_some() { "reservation" } else { "thread" }))
}
