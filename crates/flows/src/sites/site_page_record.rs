//! `site-page`: the owner's own pages, in Markdown.
//!
//! A new page is placed last, and gets a slug that is unique within its site.

use domain::accounts::role::Permission;
use store::resource::{Field, Form, Row, Search, Value};

use crate::homes;
use crate::records::{
    Boxed, CREATED, Desk, KEY, Keeper, Resource, ResourceError, SEARCH_DESCRIPTION, SEARCH_TITLE, UPDATED,
    VERSION,
};

pub static SITE_PAGE: Resource = Resource::new(
    "site-page",
    "site_page",
    Permission::Sites,
    &[
        KEY,
        Field::reference("site", "site_id", "site").required().fixed(),
        Field::lookup("site_name", "site_id", "site", "name"),
        Field::text("title", 120).required(),
        Field::text("slug", 120).formed(Form::Slug),
        Field::prose("body", 50_000),
        Field::whole("position", 0, 1_000_000, 0),
        Field::flag("published", false),
        Field::flag("in_menu", true),
        SEARCH_TITLE,
        SEARCH_DESCRIPTION,
        CREATED,
        UPDATED,
        VERSION,
    ],
)
.searched(Search::In(&["title", "slug"]))
.ordered("position")
.unique(&["slug", "site"])
.shown()
.kept_by(&SitePageKeeper);

/// Maximum of pages for each site.
const MOST: u64 = 100;

#[derive(Debug)]
pub struct SitePageKeeper;

impl Keeper for SitePageKeeper {
    fn prepare<'a>(&'a self, desk: Desk<'a>, before: Option<&'a Row>, row: &'a mut Row) -> Boxed<'a> {
        Box::pin(async move {
            let Some(site) = row.get("site").as_key() else { return Ok(()) };
            if before.is_none() {
                let (count, end) =
                    store::sites::site_page::count_and_end(desk.tx, desk.caller.account, site).await?;
                if count >= MOST {
                    return Err(ResourceError::wrong("site", format!("This site has {MOST} pages already.")));
                }
                row.set("position", Value::Whole(end.into()));
            }
            homes::fill(desk, row, "title", Some("site")).await
        })
    }
}
