//! `property-group`: homes that belong together.

use flows::resource::Resource;
use flows::resource::kept::PropertyGroupKeeper;
use store::resource::{Field, Form, Search};

use super::stamp::{CREATED, HOMES, KEY, UPDATED, VERSION};

pub static PROPERTY_GROUP: Resource = Resource::new(
    "property-group",
    "property_group",
    HOMES,
    &[
        KEY,
        Field::text("name", 120).required(),
        Field::text("slug", 120).formed(Form::Slug),
        Field::whole("position", 0, 1_000_000, 0),
        Field::keys("properties", "property", "property_group_member", "group_id", "property_id"),
        CREATED,
        UPDATED,
        VERSION,
    ],
)
.searched(Search::In(&["name", "slug"]))
.ordered("position")
.unique(&["slug"])
.shown()
.kept_by(&PropertyGroupKeeper);
