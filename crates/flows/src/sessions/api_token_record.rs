//! `api-token`: API tokens of users. They are created elsewhere, where the secret is shown once.

use domain::accounts::role::Permission;
use store::resource::{Field, Search};

use crate::records::{Acts, CREATED, KEY, Resource, UPDATED, VERSION};

pub static API_TOKEN: Resource = Resource::new(
    "api-token",
    "api_token",
    Permission::Settings,
    &[
        KEY,
        Field::reference("user", "user_id", "user").read_only(),
        Field::text("name", 120).required(),
        Field::json("scopes", |_| Ok(())).read_only(),
        Field::instant("expires_at").or_null(),
        Field::instant("used_at").or_null(),
        CREATED,
        UPDATED,
        VERSION,
    ],
)
.acts(Acts::NO_CREATE)
.made_apart()
.searched(Search::In(&["name"]));
