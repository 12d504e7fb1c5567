//! `country`: the countries of the world.

use domain::locale::country::Country;
use store::resource::{Field, Row, Search, Value};

use crate::records::Resource;

pub static COUNTRY: Resource = Resource::in_memory(
    "country",
    all,
    &[
        Field::text("key", 2).read_only(),
        Field::text("code", 2).read_only(),
        Field::text("name", 120).read_only(),
    ],
)
.searched(Search::In(&["code", "name"]))
.ordered("name")
.at_most(1_000);

fn all() -> Vec<Row> {
    let row = |Country { code, name }| {
        let values = [code, code, name].map(Value::from).to_vec();
        Row { table: &COUNTRY.table, values }
    };
    Country::all().map(row).collect()
}
