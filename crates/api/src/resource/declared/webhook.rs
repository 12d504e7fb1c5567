//! `webhook`: which systems are told what happens here. The secret that signs is told once.

use domain::role::Permission;
use flows::resource::Resource;
use flows::resource::kept::WebhookKeeper;
use store::resource::{Field, Form, Search};

use super::stamp::{CREATED, KEY, STATE, STATE_ACTIONS, UPDATED, VERSION};

pub static WEBHOOK: Resource = Resource::new(
    "webhook",
    "webhook",
    Permission::Settings,
    &[
        KEY,
        Field::text("url", 2_000).formed(Form::Url).required(),
        Field::text("kept_secret", 200).in_column("secret").hidden(),
        Field::told_once("secret"),
        Field::json("events", are_words),
        STATE,
        CREATED,
        UPDATED,
        VERSION,
    ],
)
.searched(Search::In(&["url"]))
.actions(STATE_ACTIONS)
.kept_by(&WebhookKeeper);

fn are_words(sent: &serde_json::Value) -> Result<(), String> {
    let is_word = |event: &serde_json::Value| event.as_str().is_some_and(|event| event.len() <= 60);
    let are_words = sent.as_array().is_some_and(|events| events.len() <= 100 && events.iter().all(is_word));
    if are_words { Ok(()) } else { Err("This must be a list of events.".to_owned()) }
}
