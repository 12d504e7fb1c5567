//! `webhook-delivery`: attempts to deliver events to webhooks. Their contents are in the other resources.
//!
//! A delivery that is requested again is sent at once, as if it were new; its event stays the same.

use domain::accounts::role::Permission;
use domain::text::code::DeliveryState;
use domain::text::code::JobKind;
use domain::text::code::WebhookEvent;
use store::resource::{Belongs, Field, Kind, Preset, Row, Search, Value};

use crate::app;
use crate::records::{Action, Acts, Boxed, CREATED, Desk, KEY, Keeper, Resource, UPDATED, VERSION};

pub static WEBHOOK_DELIVERY: Resource = Resource::new(
    "webhook-delivery",
    "webhook_delivery",
    Permission::Settings,
    &[
        KEY,
        Field::reference("webhook", "webhook_id", "webhook").read_only(),
        Field::choice("event", WebhookEvent::ReservationRequested.by_default()).read_only().unordered(),
        Field::text("event_id", 26).of_kind(Kind::Key).or_null().read_only().unordered(),
        Field::choice("state", DeliveryState::Waiting.by_default()).read_only().unordered(),
        Field::whole("attempts", 0, 1_000, 0).read_only().unordered(),
        Field::whole("answer_status", 0, 999, 0).or_null().read_only().unordered(),
        Field::prose("answer", 1_024).read_only(),
        Field::text("failure", 300).or_null().read_only().unordered(),
        Field::instant("tried_at").or_null().unordered(),
        Field::instant("next_try_at").or_null().unordered(),
        Field::instant("delivered_at").or_null().unordered(),
        CREATED,
        UPDATED,
        VERSION,
    ],
)
.acts(Acts::NONE)
.belongs(Belongs::WholeAccount)
.searched(Search::In(&["event"]))
.ordered("-created_at")
.actions(&[Action::set(
    "replay",
    "Send again",
    &[("state", Preset::Text("waiting")), ("attempts", Preset::Whole(0))],
)
.says("Deliveries Sent Again")])
.kept_by(&WebhookDeliveryKeeper);

#[derive(Debug)]
pub struct WebhookDeliveryKeeper;

impl Keeper for WebhookDeliveryKeeper {
    fn prepare<'a>(&'a self, desk: Desk<'a>, _: Option<&'a Row>, row: &'a mut Row) -> Boxed<'a> {
        row.set("next_try_at", Value::Instant(desk.app.now()));
        row.set("delivered_at", Value::Null);
        row.set("failure", Value::Null);
        Box::pin(async { Ok(()) })
    }

    fn written<'a>(&'a self, desk: Desk<'a>, _: Option<&'a Row>, row: &'a Row) -> Boxed<'a> {
        Box::pin(async move {
            Ok(app::enqueue(desk.app, desk.tx, JobKind::SendWebhook, row.key(), desk.app.now()).await?)
        })
    }
}
