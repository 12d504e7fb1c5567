//! `user`: who works in the account, and as what. They come by invitation.

use domain::role::Permission;
use flows::resource::kept::UserKeeper;
use flows::resource::{Acts, Resource};
use store::resource::{Field, Search, Source};

use super::stamp::{CREATED, LATELY, VERSION};
use crate::resource::choices::ROLES;

const fn of_user(column: &'static str) -> Source {
    Source::Lookup { via: "user_id", table: "user", column, platform: true }
}

pub static USER: Resource = Resource::new(
    "user",
    "membership",
    Permission::Users,
    &[
        Field::key("user_id"),
        Field::text("email", 254).from(of_user("email")).read_only(),
        Field::text("first_name", 120).from(of_user("first_name")).read_only(),
        Field::text("last_name", 120).from(of_user("last_name")).read_only(),
        Field::choice("role", ROLES, "viewer"),
        Field::keys("groups", "property-group", "membership_group", "user_id", "group_id"),
        CREATED,
        LATELY,
        VERSION,
    ],
)
.acts(Acts::NO_CREATE)
.searched(Search::In(&["email", "first_name", "last_name"]))
.ordered("last_name")
.kept_by(&UserKeeper);
