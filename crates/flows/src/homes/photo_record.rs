//! `photo`: pictures of homes. `account/photo.rs` takes uploads; here they are sorted and described.
//!
//! A new picture is placed last and prepared by a job; its files are deleted after its row.

use domain::text::code::JobKind;
use domain::text::code::PhotoState;
use store::resource::{Belongs, Field, Kind, Row, Search, Value};

use crate::app;
use crate::records::{
    Acts, Boxed, CREATED, Desk, HOMES, KEY, Keeper, Resource, ResourceError, UPDATED, VERSION,
};

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
        Field::choice("state", PhotoState::Ready.by_default()).read_only(),
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

/// Maximum of photos for each home.
pub(crate) const MOST_PHOTOS: u64 = 100;

#[derive(Debug)]
pub struct PhotoKeeper;

impl Keeper for PhotoKeeper {
    fn prepare<'a>(&'a self, desk: Desk<'a>, before: Option<&'a Row>, row: &'a mut Row) -> Boxed<'a> {
        Box::pin(async move {
            let (None, Some(property)) = (before, row.get("property").as_key()) else { return Ok(()) };
            let (count, end) =
                store::homes::photo::count_and_end(desk.tx, desk.caller.account, property).await?;
            if count >= MOST_PHOTOS {
                return Err(ResourceError::wrong(
                    "property",
                    format!("This home has {MOST_PHOTOS} photos already."),
                ));
            }
            row.set("position", Value::Whole(end.into()));
            Ok(())
        })
    }

    fn written<'a>(&'a self, desk: Desk<'a>, before: Option<&'a Row>, row: &'a Row) -> Boxed<'a> {
        Box::pin(async move {
            if before.is_none() {
                app::enqueue(desk.app, desk.tx, JobKind::PreparePhoto, row.key(), desk.app.now()).await?;
            }
            Ok(())
        })
    }

    fn leaving<'a>(&'a self, desk: Desk<'a>, row: &'a Row) -> Boxed<'a> {
        Box::pin(async move {
            Ok(app::enqueue(desk.app, desk.tx, JobKind::RemovePhoto, row.key(), desk.app.now()).await?)
        })
    }
}
