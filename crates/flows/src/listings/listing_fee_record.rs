//! `listing-fee`: fees in addition to the rent.

use domain::price::fee::FeeKind;
use store::resource::{Belongs, Field, Form, Search};

use crate::records::{CREATED, HOMES, KEY, Resource, UPDATED, VERSION};

pub static LISTING_FEE: Resource = Resource::new(
    "listing-fee",
    "listing_fee",
    HOMES,
    &[
        KEY,
        Field::reference("listing", "listing_id", "listing").required().fixed(),
        Field::text("name", 120).required(),
        Field::choice("kind", FeeKind::Flat.by_default()),
        Field::amount("amount"),
        Field::whole("basis_points", 0, 1_000_000, 0),
        Field::flag("taxable", true),
        Field::flag("refundable", false),
        Field::flag("optional", false),
        Field::flag("selected", false),
        Field::whole("position", 0, 1_000_000, 0),
        Field::lookup("currency", "listing_id", "listing", "currency").formed(Form::Currency),
        CREATED,
        UPDATED,
        VERSION,
    ],
)
.imported()
.searched(Search::In(&["name"]))
.belongs(Belongs::Through { column: "listing_id", table: "listing" })
.ordered("position")
.shown();
