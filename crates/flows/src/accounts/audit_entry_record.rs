//! `audit-entry`: the audit log.

use domain::accounts::role::Permission;
use store::resource::{Belongs, Field, Kind, Search};

use crate::records::{Acts, KEY, Resource};

pub static AUDIT_ENTRY: Resource = Resource::new(
    "audit-entry",
    "audit_entry",
    Permission::Settings,
    &[
        KEY,
        Field::reference("user", "user_id", "user").or_null().read_only(),
        Field::text("actor", 600).read_only().unordered(),
        Field::text("action", 60).read_only().unordered(),
        Field::text("noun", 60).read_only().unordered(),
        Field::text("row", 26).in_column("row_id").of_kind(Kind::Key).or_null().read_only().unordered(),
        Field::json("changes", |_| Ok(())).read_only(),
        Field::text("address", 60).or_null().read_only().unordered(),
        Field::instant("at"),
        Field::instant("updated_at").in_column("at").unordered(),
    ],
)
.acts(Acts::NONE)
.belongs(Belongs::WholeAccount)
.searched(Search::In(&["actor", "action", "noun"]))
.ordered("-at");
