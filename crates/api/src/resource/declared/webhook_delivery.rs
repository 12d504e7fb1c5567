//! `webhook-delivery`: what became of telling owners' systems what happened. What was told is in the other resources.

use domain::role::Permission;
use flows::resource::kept::WebhookDeliveryKeeper;
use flows::resource::{Action, Acts, Resource};
use store::resource::{Belongs, Field, Kind, Preset, Search};

use super::stamp::{CREATED, KEY, UPDATED, VERSION};
use crate::resource::choices::{DELIVERY_STATES, WEBHOOK_EVENTS};

pub static WEBHOOK_DELIVERY: Resource = Resource::new(
    "webhook-delivery",
    "webhook_delivery",
    Permission::Settings,
    &[
        KEY,
        Field::reference("webhook", "webhook_id", "webhook").read_only(),
        Field::choice("event", WEBHOOK_EVENTS, "").read_only().unordered(),
        Field::text("event_id", 26).of_kind(Kind::Key).or_null().read_only().unordered(),
        Field::choice("state", DELIVERY_STATES, "waiting").read_only().unordered(),
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
