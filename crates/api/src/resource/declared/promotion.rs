//! `promotion`: codes that guests redeem.

use flows::resource::kept::PromotionKeeper;
use flows::resource::{Resource, in_order};
use store::resource::{Field, Search};

use super::stamp::{ACCOUNT_CURRENCY, CREATED, HOMES, KEY, STATE, STATE_ACTIONS, UPDATED, VERSION};
use crate::resource::choices::{PROMOTION_BASES, PROMOTION_KINDS};

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
        Field::choice("kind", PROMOTION_KINDS, "percent"),
        Field::whole("basis_points", 0, 10_000, 0),
        Field::amount("amount"),
        Field::whole("free_nights", 0, 365, 0),
        Field::choice("base", PROMOTION_BASES, "rent"),
        Field::amount("max_discount").or_null(),
        Field::date("book_from").or_null(),
        Field::date("book_until").or_null(),
        Field::date("stay_from").or_null(),
        Field::date("stay_until").or_null(),
        Field::whole("min_nights", 1, 3_650, 0).or_null(),
        Field::whole("max_uses", 1, 1_000_000, 0).or_null(),
        Field::whole("uses", 0, 1_000_000, 0).read_only(),
        Field::flag("stackable", false),
        Field::flag("all_properties", true),
        Field::keys("properties", "property", "promotion_property", "promotion_id", "property_id"),
        STATE,
        ACCOUNT_CURRENCY,
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
.rules(&[|row| in_order(row, "book_from", "book_until"), |row| in_order(row, "stay_from", "stay_until")])
.kept_by(&PromotionKeeper);
