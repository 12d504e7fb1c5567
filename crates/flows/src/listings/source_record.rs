//! `source`: sources of bookings, named by the owner.

use domain::accounts::role::Permission;
use store::resource::{Field, Search};

use crate::records::{CREATED, KEY, Resource, STATE, STATE_ACTIONS, UPDATED, VERSION};

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
