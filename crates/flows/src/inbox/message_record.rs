//! `message`: messages of threads. Creating one sends it to the guest.
//!
//! A message created here goes to the guest in the same way as every other reply.

use domain::accounts::role::Permission;
use domain::inbox::message::MessageText;
use domain::text::code::MessageAuthor;
use store::resource::{Belongs, Field, Kind, Row, Search, Value};

use super::conversation::{Author, Words, write_answer};
use super::error::{ConversationError, OFFERS_REFUSED};
use crate::App;
use crate::records::{Acts, Boxed, Desk, KEY, Keeper, Resource, ResourceError};

pub static MESSAGE: Resource = Resource::new(
    "message",
    "message",
    Permission::Messages,
    &[
        KEY,
        Field::reference("thread", "thread_id", "thread").required().fixed(),
        Field::lookup("quote", "thread_id", "thread", "quote_id").of_kind(Kind::Reference("quote")).or_null(),
        Field::choice("author", MessageAuthor::Host.by_default()).read_only().unordered(),
        Field::text("author_name", 240).read_only().unordered(),
        Field::prose("body", MessageText::MAX_LENGTH).required().fixed(),
        Field::text("subject", 300).fixed().unordered(),
        Field::flag("is_offer", false).fixed().unordered(),
        Field::json("attachments", |_| Ok(())).read_only(),
        Field::instant("sent_at"),
        Field::instant("updated_at").in_column("sent_at").unordered(),
    ],
)
.acts(Acts::CREATE)
.searched(Search::In(&["body", "author_name"]))
.belongs(Belongs::Through { column: "thread_id", table: "thread" })
.ordered("-sent_at")
.kept_by(&MessageKeeper);

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
            let sent = write_answer(desk.app, desk.tx, thread, by, words).await;
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

    fn kept(&self, app: &App, row: &Row) {
        if let Some(about) = row.get("quote").as_key().or_else(|| row.get("thread").as_key()) {
            app.bell.ring(about);
        }
    }
}
