//! `tax`: taxes collected for an authority.

use domain::price::tax::TaxKind;
use store::resource::{Field, Kind, Search};

use crate::records::{
    CREATED, CURRENCY, HOMES, InCurrency, KEY, Resource, STATE, STATE_ACTIONS, UPDATED, VERSION,
};

pub static TAX: Resource = Resource::new(
    "tax",
    "tax",
    HOMES,
    &[
        KEY,
        Field::text("name", 120).required(),
        Field::text("authority", 120),
        Field::choice("kind", TaxKind::Percent.by_default()),
        Field::whole("basis_points", 0, 1_000_000, 0),
        Field::amount("amount"),
        CURRENCY,
        Field::flag("on_rent", true),
        Field::flag("on_fees", true),
        Field::flag("included", false),
        Field::whole("min_age", 0, 120, 0).or_null(),
        Field::whole("max_nights", 1, 3_650, 0).or_null(),
        Field::linked("listings", Kind::Keys("listing"), "listing_tax", "tax_id", "listing_id"),
        STATE,
        CREATED,
        UPDATED,
        VERSION,
    ],
)
.imported()
.searched(Search::In(&["name", "authority"]))
.ordered("name")
.shown()
.actions(STATE_ACTIONS)
.kept_by(&InCurrency);
