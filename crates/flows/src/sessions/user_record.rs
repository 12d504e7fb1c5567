//! `user`: members of the account with their roles. They are added by invitation.
//!
//! An account always has an owner who is not limited to groups.

use domain::accounts::role::{Permission, Role};
use store::page::Page;
use store::resource::{Field, Filter, Kind, Question, Reach, Row, Search, Source, Test, Value, rows};

use crate::records::{Acts, Boxed, CREATED, Desk, Keeper, LATELY, Resource, ResourceError, VERSION};

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
        Field::choice("role", Role::Viewer.by_default()),
        Field::linked("groups", Kind::Keys("property-group"), "membership_group", "user_id", "group_id"),
        CREATED,
        LATELY,
        VERSION,
    ],
)
.acts(Acts::NO_CREATE)
.searched(Search::In(&["email", "first_name", "last_name"]))
.ordered("last_name")
.kept_by(&UserKeeper);

#[derive(Debug)]
pub struct UserKeeper;

impl Keeper for UserKeeper {
    fn prepare<'a>(&'a self, desk: Desk<'a>, before: Option<&'a Row>, row: &'a mut Row) -> Boxed<'a> {
        Box::pin(async move {
            let role = row.text("role").parse::<Role>().unwrap_or(Role::Viewer);
            let has_groups = matches!(row.get("groups"), Value::Keys(groups) if !groups.is_empty());
            if has_groups && !role.can_be_limited() {
                return Err(ResourceError::wrong("groups", "An owner answers for all homes."));
            }
            match before {
                Some(before) if is_owner(before) && !is_owner(row) => keep_an_owner(desk, row).await,
                _ => Ok(()),
            }
        })
    }

    fn leaving<'a>(&'a self, desk: Desk<'a>, row: &'a Row) -> Boxed<'a> {
        Box::pin(async move { if is_owner(row) { keep_an_owner(desk, row).await } else { Ok(()) } })
    }
}

fn is_owner(row: &Row) -> bool {
    row.is("role", Role::Owner)
}

async fn keep_an_owner(desk: Desk<'_>, row: &Row) -> Result<(), ResourceError> {
    let Some(field) = row.table.field("role") else { return Ok(()) };
    // Serializes two owners who remove each other's role at the same time.
    store::accounts::account::lock(desk.tx, desk.caller.account).await?;
    let filters = vec![Filter { field, test: Test::Is(Value::of_code(Role::Owner)) }];
    let question = Question { filters, ..Question::default() };
    let reach = Reach::of_account(desk.caller.account);
    let owners = rows(desk.tx, row.table, &reach, &question, Page { offset: 0, limit: 2 }).await?;
    if owners.len() > 1 { Ok(()) } else { Err(ResourceError::wrong("role", "An account needs an owner.")) }
}
