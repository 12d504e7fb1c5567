//! `photo`: pictures of homes. `account/photo.rs` takes new ones; here they are put in order and described.

use flows::resource::kept::PhotoKeeper;
use flows::resource::{Acts, Resource};
use store::resource::{Belongs, Field, Kind, Search};

use super::stamp::{CREATED, HOMES, KEY, UPDATED, VERSION};
use crate::resource::choices::PHOTO_STATES;

pub static PHOTO: Resource = Resource::new(
    "photo",
    "photo",
    HOMES,
    &[
        KEY,
        Field::reference("property", "property_id", "property").fixed(),
        Field::whole("position", 0, 1_000_000, 0),
        Field::text("alt", 300).unordered(),
        Field::whole("width", 0, 100_000, 0).read_only(),
        Field::whole("height", 0, 100_000, 0).read_only(),
        Field::text("tone", 7).read_only().unordered(),
        Field::choice("state", PHOTO_STATES, "ready").read_only(),
        Field::text("urls", 200).in_column("id").of_kind(Kind::Photo).read_only().unfiltered(),
        CREATED,
        UPDATED,
        VERSION,
    ],
)
.acts(Acts::NO_CREATE)
.searched(Search::In(&["alt"]))
.belongs(Belongs::Property { column: "property_id" })
.ordered("position")
.shown()
.kept_by(&PhotoKeeper);
