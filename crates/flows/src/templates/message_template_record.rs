//! `message-template`: texts for repeated use.
//!
//! A template may name existing variables only, and its rule takes effect as soon as it is saved.

use domain::accounts::role::Permission;
use domain::templates::message_template::Template;
use domain::text::code::JobKind;
use store::resource::{Field, Row, Search};

use crate::app;
use crate::records::{
    Boxed, CREATED, Desk, KEY, Keeper, Resource, ResourceError, STATE, STATE_ACTIONS, UPDATED, VERSION,
};

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

#[derive(Debug)]
pub struct MessageTemplateKeeper;

impl Keeper for MessageTemplateKeeper {
    fn prepare<'a>(&'a self, _: Desk<'a>, before: Option<&'a Row>, row: &'a mut Row) -> Boxed<'a> {
        Box::pin(async move {
            for field in ["subject", "body"] {
                let is_new = before.is_none_or(|before| before.get(field) != row.get(field));
                if is_new {
                    Template::read(row.text(field))
                        .map_err(|error| ResourceError::wrong(field, error.to_string()))?;
                }
            }
            Ok(())
        })
    }

    fn written<'a>(&'a self, desk: Desk<'a>, before: Option<&'a Row>, row: &'a Row) -> Boxed<'a> {
        Box::pin(async move {
            let is_ruled = |row: &Row| row.get("days_before_check_in").as_whole().is_some();
            let is_same = |before: &Row| {
                ["days_before_check_in", "state_status"].iter().all(|name| before.get(name) == row.get(name))
            };
            let matters = is_ruled(row) || before.is_some_and(is_ruled);
            if matters && !before.is_some_and(is_same) {
                app::enqueue(desk.app, desk.tx, JobKind::PlanMessages, row.key(), desk.app.now()).await?;
            }
            Ok(())
        })
    }

    fn leaving<'a>(&'a self, desk: Desk<'a>, row: &'a Row) -> Boxed<'a> {
        Box::pin(
            async move { Ok(store::templates::scheduled_message::forget_waiting(desk.tx, row.key()).await?) },
        )
    }
}
