//! `promotion`: promo codes that guests redeem.
//!
//! A promotion is looked up by its code, ignoring case and accents.

use domain::price::promotion::PromotionBase;
use domain::price::promotion::PromotionKind;
use domain::text::fold;
use store::resource::{Field, Kind, Row, Search, Value};

use crate::records;
use crate::records::{
    Boxed, CREATED, CURRENCY, Desk, HOMES, InCurrency, KEY, Keeper, Resource, STATE, STATE_ACTIONS, UPDATED,
    VERSION,
};

pub static PROMOTION: Resource = Resource::new(
    "promotion",
    "promotion",
    HOMES,
    &[
        KEY,
        Field::text("code", 40).required(),
        Field::text("code_folded", 40).hidden(),
        Field::text("name", 120).required(),
        Field::prose("terms", 5_000),
        Field::choice("kind", PromotionKind::Percent.by_default()),
        Field::whole("basis_points", 0, 10_000, 0),
        Field::amount("amount"),
        Field::whole("free_nights", 0, 365, 0),
        Field::choice("base", PromotionBase::Rent.by_default()),
        Field::amount("max_discount").or_null(),
        CURRENCY,
        Field::date("book_from").or_null(),
        Field::date("book_until").or_null(),
        Field::date("stay_from").or_null(),
        Field::date("stay_until").or_null(),
        Field::whole("min_nights", 1, 3_650, 0).or_null(),
        Field::whole("max_uses", 1, 1_000_000, 0).or_null(),
        Field::whole("uses", 0, 1_000_000, 0).read_only(),
        Field::flag("stackable", false),
        Field::flag("all_properties", true),
        Field::linked(
            "properties",
            Kind::Keys("property"),
            "promotion_property",
            "promotion_id",
            "property_id",
        ),
        STATE,
        CREATED,
        UPDATED,
        VERSION,
    ],
)
.imported()
.searched(Search::In(&["code", "name"]))
.ordered("code")
.unique(&["code"])
.actions(STATE_ACTIONS)
.rules(&[
    |row| records::in_order(row, "book_from", "book_until"),
    |row| records::in_order(row, "stay_from", "stay_until"),
])
.kept_by(&PromotionKeeper);

#[derive(Debug)]
pub struct PromotionKeeper;

impl Keeper for PromotionKeeper {
    fn prepare<'a>(&'a self, desk: Desk<'a>, before: Option<&'a Row>, row: &'a mut Row) -> Boxed<'a> {
        let folded = fold(row.text("code"));
        row.set("code_folded", Value::Text(folded));
        Keeper::prepare(&InCurrency, desk, before, row)
    }
}
