//! `listing`: the terms on which a home is offered.

use flows::resource::kept::ListingKeeper;
use flows::resource::{Action, Resource, not_more_than};
use store::resource::{Belongs, Field, Form, Preset, Search};

use super::stamp::{CREATED, HOMES, KEY, UPDATED, VERSION};
use crate::resource::choices::{ACTIVE_TYPES, MIN_NIGHTS_RULES};

const EVERY_DAY: &[u8] = &[0, 1, 2, 3, 4, 5, 6];
const YEARS: i64 = 3_650;

pub static LISTING: Resource = Resource::new(
    "listing",
    "listing",
    HOMES,
    &[
        KEY,
        Field::reference("property", "property_id", "property").required().fixed(),
        Field::lookup("property_name", "property_id", "property", "name"),
        Field::choice("active_type", ACTIVE_TYPES, "w"),
        Field::text("currency", 3).formed(Form::Currency).preset(Preset::Text("USD")),
        Field::flag("book_online", true),
        Field::flag("pay_online", true),
        Field::flag("instant_book", true),
        Field::flag("renter_can_modify", true),
        Field::whole("min_nights", 1, YEARS, 1),
        Field::whole("max_nights", 1, YEARS, 0).or_null(),
        Field::choice("min_nights_rule", MIN_NIGHTS_RULES, "arrival"),
        Field::days("check_in_days", EVERY_DAY),
        Field::days("check_out_days", EVERY_DAY),
        Field::whole("min_gap_nights", 1, YEARS, 0).or_null(),
        Field::whole("lead_days", 0, YEARS, 0),
        Field::whole("window_days", 1, YEARS, 0).or_null(),
        Field::whole("turnover_days", 0, 60, 0),
        Field::whole("included_guests", 1, 1_000, 2),
        Field::amount("extra_guest_amount"),
        Field::whole("max_pets", 0, 100, 0),
        Field::flag("smoking_allowed", false),
        Field::whole("request_hours", 1, 720, 24),
        Field::whole("quote_minutes", 5, 43_200, 1_440),
        Field::reference("refund_policy", "refund_policy_id", "refund-policy").or_null(),
        Field::reference("payment_policy", "payment_policy_id", "payment-policy").or_null(),
        Field::reference("agreement", "agreement_id", "agreement").or_null(),
        Field::keys("taxes", "tax", "listing_tax", "listing_id", "tax_id"),
        Field::text("partner_listing_id", 200).or_null().read_only(),
        CREATED,
        UPDATED,
        VERSION,
    ],
)
.imported()
.searched(Search::Through { column: "property_id", table: "property", folded: "search_text" })
.belongs(Belongs::Property { column: "property_id" })
.shown()
.actions(&[
    Action::set("pause", "Pause", &[("active_type", Preset::Text("p"))]).says("Listings Paused"),
    Action::set("discontinue", "Discontinue", &[("active_type", Preset::Text("d"))]),
])
.kept_by(&ListingKeeper)
.rules(&[|row| not_more_than(row, "min_nights", "max_nights")]);
