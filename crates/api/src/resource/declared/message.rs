//! `message`: what was said in a conversation. To post one is to answer the guest.

use domain::message::MessageText;
use domain::role::Permission;
use flows::resource::kept::MessageKeeper;
use flows::resource::{Acts, Resource};
use store::resource::{Belongs, Field, Kind, Search};

use super::stamp::KEY;
use crate::resource::choices::AUTHORS;

pub static MESSAGE: Resource = Resource::new(
    "message",
    "message",
    Permission::Messages,
    &[
        KEY,
        Field::reference("thread", "thread_id", "thread").required().fixed(),
        Field::lookup("quote", "thread_id", "thread", "quote_id").of_kind(Kind::Reference("quote")).or_null(),
        Field::choice("author", AUTHORS, "host").read_only().unordered(),
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
