//! `webhook`: which systems are told what happens here. The secret that signs is told once.

use domain::role::Permission;
use flows::resource::Resource;
use flows::resource::kept::WebhookKeeper;
use store::resource::{Field, Form, Search};

use super::stamp::{CREATED, KEY, STATE, STATE_ACTIONS, UPDATED, VERSION};
use crate::resource::choices::WEBHOOK_EVENTS;

pub static WEBHOOK: Resource = Resource::new(
    "webhook",
    "webhook",
    Permission::Settings,
    &[
        KEY,
        Field::text("url", 2_000).formed(Form::Url).required(),
        Field::text("kept_secret", 200).in_column("secret").hidden(),
        Field::told_once("secret"),
        Field::json("events", are_events),
        STATE,
        CREATED,
        UPDATED,
        VERSION,
    ],
)
.searched(Search::In(&["url"]))
.actions(STATE_ACTIONS)
.kept_by(&WebhookKeeper);

/// Those that are told; all of them when none is named.
fn are_events(sent: &serde_json::Value) -> Result<(), String> {
    let named = sent.as_array().ok_or("This must be a list of events.")?;
    let is_known = |event: &serde_json::Value| WEBHOOK_EVENTS.iter().any(|(code, _)| event == code);
    match named.iter().find(|event| !is_known(event)) {
        Some(unknown) => Err(format!("There is no event {unknown}.")),
        None => Ok(()),
    }
}
