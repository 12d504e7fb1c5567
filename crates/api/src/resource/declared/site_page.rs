//! `site-page`: what an owner tells in their own words, in Markdown.

use domain::role::Permission;
use flows::resource::Resource;
use flows::resource::kept::SitePageKeeper;
use store::resource::{Field, Form, Search};

use super::stamp::{CREATED, KEY, SEARCH_DESCRIPTION, SEARCH_TITLE, UPDATED, VERSION};

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
