//! A message for later belongs to a conversation or a booking, can be changed until it is sent, and is sent by a job.

use domain::code::{JobKind, ScheduledMessageState};
use domain::message::MessageText;
use store::resource::{Row, Value};
use store::row::Id;

use crate::conversation::OFFERS_REFUSED;
use crate::resource::{Boxed, Desk, Keeper, ResourceError};

#[derive(Debug)]
pub struct ScheduledMessageKeeper;

impl Keeper for ScheduledMessageKeeper {
    fn prepare<'a>(&'a self, desk: Desk<'a>, before: Option<&'a Row>, row: &'a mut Row) -> Boxed<'a> {
        Box::pin(async move {
            match before {
                None => sign(desk, row).await?,
                Some(before) => check_waiting(before)?,
            }
            let is_canceled = row.text("state") == ScheduledMessageState::Canceled.code();
            if is_canceled {
                return Ok(());
            }
            if row.get("template").as_key().is_none() {
                let text: Result<MessageText, _> = row.text("body").parse();
                text.map_err(|error| ResourceError::wrong("body", error.to_string()))?;
            }
            match row.get("send_at") {
                Value::Instant(at) if *at > desk.house.now() => Ok(()),
                _ => Err(ResourceError::wrong("send_at", "This must be in the future.")),
            }
        })
    }

    fn written<'a>(&'a self, desk: Desk<'a>, _: Option<&'a Row>, row: &'a Row) -> Boxed<'a> {
        Box::pin(async move {
            if let Value::Instant(at) = row.get("send_at") {
                desk.house.ask(desk.tx, JobKind::SendScheduledMessage, row.key(), *at).await?;
            }
            Ok(())
        })
    }
}

fn check_waiting(before: &Row) -> Result<(), ResourceError> {
    if before.text("state") == ScheduledMessageState::Waiting.code() {
        Ok(())
    } else {
        Err(ResourceError::wrong("state", "This message does not wait any more."))
    }
}

async fn check_wanted(desk: Desk<'_>, row: &Row, email: &str) -> Result<(), ResourceError> {
    let is_offer = row.get("is_offer") == &Value::Flag(true);
    if is_offer && store::offer_refusal::exists(desk.tx, desk.caller.account, email).await? {
        return Err(ResourceError::wrong("is_offer", OFFERS_REFUSED));
    }
    Ok(())
}

/// Who wrote it, and to whom.
async fn sign(desk: Desk<'_>, row: &mut Row) -> Result<(), ResourceError> {
    let gone = |field| ResourceError::wrong(field, "There is nothing with this key.");
    let user = &desk.caller.user;
    let name = format!("{} {}", user.first_name, user.last_name);
    row.set("author_name", Value::Text(name.trim().to_owned()));
    row.set("user", Value::Key(user.key));
    let key_or_null = |id: Option<Id>| id.map_or(Value::Null, |id| Value::Key(id.key()));
    if let Some(key) = row.get("thread").as_key().filter(|key| desk.caller.owns(*key)) {
        let thread = store::thread::find(desk.tx, key).await?.ok_or_else(|| gone("thread"))?;
        row.set("property", key_or_null(thread.property_id));
        row.set("reservation", key_or_null(thread.reservation_id));
        return check_wanted(desk, row, &thread.guest_email).await;
    }
    if let Some(key) = row.get("reservation").as_key().filter(|key| desk.caller.owns(*key)) {
        let stay = store::reservation::find(desk.tx, key).await?.ok_or_else(|| gone("reservation"))?;
        row.set("property", Value::Key(stay.property_id.key()));
        return check_wanted(desk, row, &stay.email).await;
    }
    Err(gone(if row.get("reservation").as_key().is_some() { "reservation" } else { "thread" }))
}
