//! A message that is posted here goes to the guest, by the same way as every answer.

use domain::message::MessageText;
use store::resource::{Row, Value};

use crate::House;
use crate::conversation::{Author, ConversationError, OFFERS_REFUSED, Words};
use crate::resource::{Boxed, Desk, Keeper, ResourceError};

#[derive(Debug)]
pub struct MessageKeeper;

impl Keeper for MessageKeeper {
    fn insert<'a>(&'a self, desk: Desk<'a>, row: &'a mut Row) -> Boxed<'a> {
        Box::pin(async move {
            let thread = row.get("thread").as_key().ok_or(ResourceError::NoSuchRow)?;
            let text: MessageText =
                row.text("body").parse().map_err(|error| ResourceError::wrong("body", format!("{error}")))?;
            let user = &desk.caller.user;
            let name = format!("{} {}", user.first_name, user.last_name);
            let by = Author { name: name.trim(), user: Some(user.key), has_read: true, mail_name: None };
            let is_offer = row.get("is_offer") == &Value::Flag(true);
            let words = Words { text: &text, subject: row.text("subject"), is_offer, parcel: None };
            let sent = desk.house.answer(desk.tx, thread, by, words).await;
            let (sent, about) = sent.map_err(|error| match error {
                ConversationError::Store(error) => error.into(),
                ConversationError::OffersRefused => ResourceError::wrong("is_offer", OFFERS_REFUSED),
                _ => ResourceError::wrong("thread", "There is nothing with this key."),
            })?;
            row.set("key", Value::Key(sent.id.key()));
            row.set("quote", if about == thread { Value::Null } else { Value::Key(about) });
            Ok(())
        })
    }

    fn kept(&self, house: &House, row: &Row) {
        if let Some(about) = row.get("quote").as_key().or_else(|| row.get("thread").as_key()) {
            house.bell.ring(about);
        }
    }
}
