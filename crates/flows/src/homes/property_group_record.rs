//! `property-group`: homes that belong together.
//!
//! Groups limit what members see, so a group that limits a member or an open invitation cannot be deleted: that member would
//! see all homes.

use store::resource::{Field, Form, Kind, Row, Search};

use super::slug::fill;
use crate::records::{Boxed, CREATED, Desk, HOMES, KEY, Keeper, Resource, ResourceError, UPDATED, VERSION};

pub static PROPERTY_GROUP: Resource = Resource::new(
    "property-group",
    "property_group",
    HOMES,
    &[
        KEY,
        Field::text("name", 120).required(),
        Field::text("slug", 120).formed(Form::Slug),
        Field::whole("position", 0, 1_000_000, 0),
        Field::linked(
            "properties",
            Kind::Keys("property"),
            "property_group_member",
            "group_id",
            "property_id",
        ),
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

#[derive(Debug)]
pub struct PropertyGroupKeeper;

impl Keeper for PropertyGroupKeeper {
    fn prepare<'a>(&'a self, desk: Desk<'a>, _: Option<&'a Row>, row: &'a mut Row) -> Boxed<'a> {
        Box::pin(fill(desk, row, "name", None))
    }

    fn leaving<'a>(&'a self, desk: Desk<'a>, row: &'a Row) -> Boxed<'a> {
        Box::pin(async move {
            let (account, group) = (desk.caller.account, row.key());
            let invited = store::accounts::invitation::open(desk.tx, account, desk.app.now()).await?;
            let name = group.to_string();
            let is_promised =
                invited.iter().any(|invited| invited.groups.split(',').any(|group| group == name));
            if is_promised || store::accounts::membership::is_limit(desk.tx, account, group).await? {
                return Err(ResourceError::InUse);
            }
            Ok(())
        })
    }
}
