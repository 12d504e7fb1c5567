//! `message-template`: texts that are sent again and again.

use domain::role::Permission;
use flows::resource::Resource;
use flows::resource::kept::MessageTemplateKeeper;
use store::resource::{Field, Search};

use super::stamp::{CREATED, KEY, STATE, STATE_ACTIONS, UPDATED, VERSION};

pub static MESSAGE_TEMPLATE: Resource = Resource::new(
    "message-template",
    "message_template",
    Permission::Messages,
    &[
        KEY,
        Field::text("name", 120).required(),
        Field::text("subject", 300),
        Field::prose("body", 20_000).required(),
        Field::whole("days_before_check_in", -60, 365, 0).or_null(),
        Field::flag("is_offer", false),
        STATE,
        CREATED,
        UPDATED,
        VERSION,
    ],
)
.searched(Search::In(&["name", "subject"]))
.ordered("name")
.unique(&["name"])
.actions(STATE_ACTIONS)
.kept_by(&MessageTemplateKeeper);
