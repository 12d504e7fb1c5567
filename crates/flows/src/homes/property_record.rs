//! `property`: homes.
//!
//! Sets a home's slug, time zone and feed secret, and checks its amenities.

use domain::text::code::JobKind;
use domain::text::code::SystemType;
use store::resource::{Belongs, Field, Form, Kind, Preset, Row, Search, Source, Value};

use super::slug::fill;
use crate::app;
use crate::records::{
    Boxed, CREATED, Desk, HOMES, KEY, Keeper, Resource, ResourceError, Route, STATE, STATE_ACTIONS, UPDATED,
    VERSION,
};

/// Of guests, bedrooms and units.
const MAX_COUNT: i64 = 1_000;

pub static PROPERTY: Resource = Resource::new(
    "property",
    "property",
    HOMES,
    &[
        KEY,
        Field::text("name", 120).required(),
        Field::text("slug", 120).formed(Form::Slug),
        Field::text("headline", 200).unordered(),
        Field::prose("description", 20_000),
        Field::choice("system_type", SystemType::Native.by_default()).read_only(),
        STATE,
        Field::text("property_type", 60).preset(Preset::Text("house")),
        Field::text("neighborhood", 120).unordered(),
        Field::text("address_one", 200).unordered(),
        Field::text("address_two", 200).unordered(),
        Field::text("city", 120),
        Field::text("state", 120).unordered(),
        Field::text("postal_code", 20).unordered(),
        Field::text("country", 2).formed(Form::Country).preset(Preset::Text("US")).unordered(),
        Field::decimal("lat", -90.0, 90.0, 0.0).unordered(),
        Field::decimal("lon", -180.0, 180.0, 0.0).unordered(),
        Field::text("time_zone", 60).formed(Form::TimeZone).unordered(),
        Field::whole("accommodates", 1, MAX_COUNT, 2),
        Field::whole("bedrooms", 0, MAX_COUNT, 1),
        Field::decimal("bathrooms", 0.0, 1_000.0, 1.0),
        Field::whole("units", 1, MAX_COUNT, 1).unordered(),
        Field::flag("allows_turns", true).unordered(),
        Field::flag("allow_booking_overlap", false).unordered(),
        Field::days("weekend_nights", &[5, 6]),
        Field::text("check_in_time", 5).formed(Form::Time).preset(Preset::Text("16:00")).unordered(),
        Field::text("check_out_time", 5).formed(Form::Time).preset(Preset::Text("11:00")).unordered(),
        Field::prose("house_rules", 10_000),
        Field::text("registration_number", 120).or_null().unordered(),
        Field::linked("tags", Kind::Words, "property_tag", "property_id", "tag"),
        Field::linked("amenities", Kind::Words, "property_amenity", "property_id", "amenity"),
        Field::linked(
            "groups",
            Kind::Keys("property-group"),
            "property_group_member",
            "property_id",
            "group_id",
        ),
        Field::reference("listing", "id", "listing").from(LISTING).read_only().or_null().unfiltered(),
        Field::text("photo", 200).from(PHOTO).of_kind(Kind::Photo).read_only().or_null().unfiltered(),
        Field::text("ical_secret", 200).hidden(),
        Field::prose("search_text", 50_000).hidden(),
        CREATED,
        UPDATED,
        VERSION,
    ],
)
.imported()
.searched(Search::Folded {
    column: "search_text",
    from: &["name", "headline", "city", "state", "neighborhood", "property_type", "tags", "description"],
})
.belongs(Belongs::Itself)
.ordered("name")
.unique(&["slug"])
.shown()
.actions(STATE_ACTIONS)
.routes(&[Route { name: "active", query: "state_status=a" }])
.kept_by(&PropertyKeeper);

const LISTING: Source =
    Source::First { table: "listing", by: "property_id", order: "id", column: "id", only: None };
const PHOTO: Source = Source::First {
    table: "photo",
    by: "property_id",
    order: "position",
    column: "id",
    only: Some(("state", "ready")),
};

#[derive(Debug)]
pub struct PropertyKeeper;

impl Keeper for PropertyKeeper {
    fn prepare<'a>(&'a self, desk: Desk<'a>, before: Option<&'a Row>, row: &'a mut Row) -> Boxed<'a> {
        Box::pin(async move {
            fill(desk, row, "name", None).await?;
            if row.text("time_zone").is_empty() {
                let account = store::accounts::account::find(desk.tx, desk.caller.account).await?;
                let zone = account.map_or_else(|| "UTC".to_owned(), |account| account.time_zone);
                row.set("time_zone", Value::Text(zone));
            }
            if before.is_none() {
                row.set("ical_secret", Value::Text(desk.app.secret()));
            }
            check_amenities(desk, row).await
        })
    }

    fn leaving<'a>(&'a self, desk: Desk<'a>, row: &'a Row) -> Boxed<'a> {
        Box::pin(async move {
            // Its pictures are deleted with it; the job deletes their files after the commit.
            for photo in store::homes::photo::keys_of(desk.tx, desk.caller.account, row.key()).await? {
                app::enqueue(desk.app, desk.tx, JobKind::RemovePhoto, photo, desk.app.now()).await?;
            }
            Ok(())
        })
    }
}

async fn check_amenities(desk: Desk<'_>, row: &Row) -> Result<(), ResourceError> {
    let Value::Words(chosen) = row.get("amenities") else { return Ok(()) };
    let known = store::homes::amenity::names(desk.tx).await?;
    match chosen.iter().find(|code| !known.iter().any(|(known, _)| known == *code)) {
        Some(unknown) => Err(ResourceError::wrong("amenities", format!("There is no amenity {unknown:?}."))),
        None => Ok(()),
    }
}
