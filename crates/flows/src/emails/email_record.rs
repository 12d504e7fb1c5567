//! `letter`: e-mails sent, with recipient and state. Their contents are not included: some contain sign-in links.

use domain::accounts::role::Permission;
use domain::text::code::OutboxState;
use store::resource::{Belongs, Field, Search};

use crate::records::{Acts, CREATED, KEY, Resource, UPDATED, VERSION};

pub static LETTER: Resource = Resource::new(
    "letter",
    "outbox",
    Permission::Settings,
    &[
        KEY,
        Field::text("kind", 60).read_only().unordered(),
        Field::text("recipient", 320).read_only().unordered(),
        Field::text("subject", 300).read_only().unordered(),
        Field::choice("state", OutboxState::Waiting.by_default()).read_only().unordered(),
        Field::whole("attempts", 0, 1_000, 0).read_only().unordered(),
        Field::text("failure", 300).or_null().read_only().unordered(),
        Field::instant("sent_at").or_null().unordered(),
        CREATED,
        UPDATED,
        VERSION,
    ],
)
.acts(Acts::NONE)
.belongs(Belongs::WholeAccount)
.searched(Search::In(&["recipient", "subject", "kind"]))
.ordered("-created_at");
