//! `webhook`: the systems of owners that are notified of events. The signing secret is shown once.
//!
//! Requests are signed with a secret that only the receiver knows, and the address must not lead into the internal network.

use domain::accounts::role::Permission;
use domain::text::code::WebhookEvent;
use store::resource::{Field, Form, Row, Search, Source, Value};

use super::receiver::check_receiver;
use crate::records::{
    Boxed, CREATED, Desk, KEY, Keeper, Resource, ResourceError, STATE, STATE_ACTIONS, UPDATED, VERSION,
};
use crate::services::Purpose;
use crate::{app, services};

pub static WEBHOOK: Resource = Resource::new(
    "webhook",
    "webhook",
    Permission::Settings,
    &[
        KEY,
        Field::text("url", 2_000).formed(Form::Url).required(),
        Field::text("kept_secret", 200).in_column("secret").hidden(),
        // Returned once, when the webhook is created.
        Field::text("secret", 200).from(Source::Told).read_only().or_null().unfiltered().unordered(),
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

/// The events that a webhook subscribes to; an empty list means all.
fn are_events(sent: &serde_json::Value) -> Result<(), String> {
    let named = sent.as_array().ok_or("This must be a list of events.")?;
    let is_known = |event: &serde_json::Value| WebhookEvent::CHOICES.iter().any(|(code, _)| event == code);
    match named.iter().find(|event| !is_known(event)) {
        Some(unknown) => Err(format!("There is no event {unknown}.")),
        None => Ok(()),
    }
}

#[derive(Debug)]
pub struct WebhookKeeper;

impl Keeper for WebhookKeeper {
    fn prepare<'a>(&'a self, desk: Desk<'a>, before: Option<&'a Row>, row: &'a mut Row) -> Boxed<'a> {
        if before.is_none() {
            let secret = format!("{}{}", desk.app.secret(), desk.app.secret());
            let sealed = app::seal(desk.app, Purpose::WebhookSecret, desk.caller.account, secret.clone());
            match sealed {
                Ok(sealed) => row.set("kept_secret", Value::Text(sealed)),
                Err(error) => return Box::pin(async move { Err(services::broken(error).into()) }),
            }
            row.set("secret", Value::Text(secret));
        }
        Box::pin(async move {
            let checked = check_receiver(desk.app, row.text("url"));
            checked.map_err(|error| ResourceError::wrong("url", error.to_string()))
        })
    }
}
