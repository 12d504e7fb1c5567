//! `listing-rate`: prices of nights.

use store::resource::{Belongs, Field, Form, Row, Search, Value};

use crate::records;
use crate::records::{CREATED, HOMES, KEY, Resource, UPDATED, VERSION};

const YEARS: i64 = 3_650;

pub static LISTING_RATE: Resource = Resource::new(
    "listing-rate",
    "listing_rate",
    HOMES,
    &[
        KEY,
        Field::reference("listing", "listing_id", "listing").required().fixed(),
        Field::text("name", 120).required(),
        Field::date("start_date").or_null(),
        Field::date("end_date").or_null(),
        Field::flag("base_rate", false),
        Field::flag("repeat", false),
        Field::whole("duration", 1, YEARS, 0).or_null(),
        Field::amount("week_night").required(),
        Field::amount("weekend_night").or_null(),
        Field::amount("weekly").or_null(),
        Field::amount("monthly").or_null(),
        Field::whole("min_nights", 1, YEARS, 0).or_null(),
        Field::whole("max_nights", 1, YEARS, 0).or_null(),
        Field::days("check_in_days", &[]).or_null(),
        Field::lookup("currency", "listing_id", "listing", "currency").formed(Form::Currency),
        CREATED,
        UPDATED,
        VERSION,
    ],
)
.imported()
.searched(Search::In(&["name"]))
.belongs(Belongs::Through { column: "listing_id", table: "listing" })
.ordered("start_date")
.at_most(1_000)
.shown()
.rules(&[
    |row| records::in_order(row, "start_date", "end_date"),
    |row| records::not_more_than(row, "min_nights", "max_nights"),
    dated_or_base,
]);

fn dated_or_base(row: &Row) -> Option<(&'static str, &'static str)> {
    let is_base = row.get("base_rate").is_true();
    let missing = |name| !is_base && *row.get(name) == Value::Null;
    ["start_date", "end_date"]
        .into_iter()
        .find(|name| missing(name))
        .map(|name| (name, "A rate has dates, or is the base rate."))
}
