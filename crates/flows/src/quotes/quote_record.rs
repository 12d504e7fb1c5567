//! `quote`: prices requested by guests.

use domain::accounts::role::Permission;
use store::resource::{Belongs, Field, Form, Search, Source};

use crate::records::{Acts, CREATED, KEY, Resource, UPDATED, VERSION};

pub static QUOTE: Resource = Resource::new(
    "quote",
    "quote",
    Permission::Reservations,
    &[
        KEY,
        Field::reference("site", "site_id", "site").read_only(),
        Field::reference("property", "property_id", "property").read_only(),
        Field::lookup("property_name", "property_id", "property", "name"),
        Field::reference("listing", "listing_id", "listing").read_only(),
        Field::date("check_in").read_only().unordered(),
        Field::date("check_out").read_only().unordered(),
        Field::whole("adults", 0, 1_000, 1).read_only().unordered(),
        Field::whole("children", 0, 1_000, 0).read_only().unordered(),
        Field::whole("pets", 0, 1_000, 0).read_only().unordered(),
        Field::flag("smoker", false).read_only().unordered(),
        Field::json("promo_codes", |_| Ok(())).read_only(),
        Field::amount("total_rent").read_only().unordered(),
        Field::amount("total_fees").read_only().unordered(),
        Field::amount("total_taxes").read_only().unordered(),
        Field::amount("total").read_only().unordered(),
        Field::amount("deposit").read_only().unordered(),
        Field::text("currency", 3).formed(Form::Currency).read_only().unordered(),
        Field::flag("inquiry", false).read_only().unordered(),
        Field::text("first_name", 120).read_only().unordered(),
        Field::text("last_name", 120).read_only().unordered(),
        Field::text("email", 254).read_only().unordered(),
        Field::text("phone", 40).read_only().unordered(),
        Field::reference("reservation", "", "reservation").from(RESERVATION).or_null().read_only(),
        Field::instant("expires_at").unordered(),
        CREATED.unordered(),
        UPDATED.unordered(),
        VERSION,
    ],
)
.acts(Acts::NONE)
.searched(Search::In(&["first_name", "last_name", "email"]))
.belongs(Belongs::Property { column: "property_id" });

/// The reservation made from it.
const RESERVATION: Source =
    Source::First { table: "reservation", by: "quote_id", order: "id", column: "id", only: None };
