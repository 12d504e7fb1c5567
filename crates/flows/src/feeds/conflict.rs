//! The same nights were sold here and elsewhere: the owner is notified at once, because only people can resolve it.

use chrono::NaiveDate;
use domain::text::code::LetterKind;
use domain::time::night::check_out_after;
use serde_json::json;
use store::row::calendars::calendar_event;
use store::row::feeds::calendar_feed;
use store::{StoreError, Tx};

use crate::outbox::NewLetter;
use crate::{App, outbox};

pub(super) async fn tell_of_conflict(
    app: &App,
    tx: &Tx,
    feed: &calendar_feed::Model,
    event: &calendar_event::Model,
    nights: &[NaiveDate],
) -> Result<(), StoreError> {
    let account = feed.id.key().account();
    let owner = store::accounts::account::first_owner(tx, account).await?;
    let (Some(owner), Some(first), Some(last)) = (owner, nights.first(), nights.last()) else {
        return Ok(());
    };
    let uid = event.external_uid.as_deref().unwrap_or_default();
    let letter = NewLetter {
        account,
        kind: LetterKind::CalendarConflict,
        recipient: owner.email,
        payload: json!({
            "property": event.property_id.key(), "channel": feed.name, "check_in": first,
            "check_out": check_out_after(*last),
        }),
        dedupe: format!("{} {} {uid} {first} {last}", LetterKind::CalendarConflict, feed.id.key()),
    };
    outbox::post(app, tx, letter).await
}
