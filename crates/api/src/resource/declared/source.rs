//! `source`: where bookings come from, in the owner's own words.

use domain::role::Permission;
use flows::resource::Resource;
use store::resource::{Field, Search};

use super::stamp::{CREATED, KEY, STATE, STATE_ACTIONS, UPDATED, VERSION};

pub static SOURCE: Resource = Resource::new(
    "source",
    "source",
    Permission::Settings,
    &[KEY, Field::text("name", 120).required(), STATE, CREATED, UPDATED, VERSION],
)
.imported()
.searched(Search::In(&["name"]))
.ordered("name")
.unique(&["name"])
.actions(STATE_ACTIONS);
