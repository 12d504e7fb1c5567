//! `listing`: the terms on which a home is offered.
//!
//! A listing's standing depends on the readiness of its home and on the operator's decision.

use domain::listings::terms::MinNightsRule;
use domain::listings::{Act, check_set};
use domain::text::code::ActiveType;
use store::resource::{Belongs, Field, Form, Kind, Preset, Row, Search, Value};

use super::listing_standing::setup;
use crate::records;
use crate::records::{
    Action, Boxed, CREATED, Desk, HOMES, KEY, Keeper, Resource, ResourceError, UPDATED, VERSION,
};

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
        Field::choice("active_type", ActiveType::New.by_default()),
        Field::text("currency", 3).formed(Form::Currency).preset(Preset::Text("USD")),
        Field::flag("book_online", true),
        Field::flag("pay_online", true),
        Field::flag("instant_book", true),
        Field::flag("renter_can_modify", true),
        Field::whole("min_nights", 1, YEARS, 1),
        Field::whole("max_nights", 1, YEARS, 0).or_null(),
        Field::choice("min_nights_rule", MinNightsRule::Arrival.by_default()),
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
        Field::linked("taxes", Kind::Keys("tax"), "listing_tax", "listing_id", "tax_id"),
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
.actions_apart(&["activate"])
.kept_by(&ListingKeeper)
.rules(&[|row| records::not_more_than(row, "min_nights", "max_nights")]);

const STANDING: &str = "active_type";

#[derive(Debug)]
pub struct ListingKeeper;

impl Keeper for ListingKeeper {
    fn prepare<'a>(&'a self, desk: Desk<'a>, before: Option<&'a Row>, row: &'a mut Row) -> Boxed<'a> {
        Box::pin(async move {
            let from = before.map_or(ActiveType::New, standing);
            let to = standing(row);
            if from == to {
                return Ok(());
            }
            let Some(property) = row.get("property").as_key() else { return Ok(()) };
            let account = desk.caller.account;
            let home = store::listings::listing_home::find(desk.tx, account, property, row.key()).await?;
            let home = home.unwrap_or_default();
            let setup = setup(desk.app, &home);
            // A new listing has no rates yet: if it is to be active at once, its standing shows what is missing.
            let is_wish = before.is_none() && to == ActiveType::Active;
            if let Some(to) = Act::Activate.leads(from, &setup).filter(|_| is_wish) {
                row.set(STANDING, Value::of_code(to));
                return Ok(());
            }
            let name = if home.name.trim().is_empty() { "This home" } else { home.name.trim() };
            check_set(from, to, &setup)
                .map_err(|refusal| ResourceError::wrong(STANDING, format!("{name} {refusal}")))
        })
    }
}

/// The value was validated before.
fn standing(row: &Row) -> ActiveType {
    row.text(STANDING).parse().unwrap_or(ActiveType::New)
}
