//! `listing-discount`: discounts by length of stay or by time of booking. The best one applies.

use domain::price::discount::DiscountKind;
use store::resource::{Belongs, Field};

use crate::records::{CREATED, HOMES, KEY, Resource, UPDATED, VERSION};

pub static LISTING_DISCOUNT: Resource = Resource::new(
    "listing-discount",
    "listing_discount",
    HOMES,
    &[
        KEY,
        Field::reference("listing", "listing_id", "listing").required().fixed(),
        Field::choice("kind", DiscountKind::Nights.by_default()),
        Field::whole("threshold", 0, 1_000, 7),
        Field::whole("basis_points", 0, 10_000, 1_000),
        CREATED,
        UPDATED,
        VERSION,
    ],
)
.imported()
.belongs(Belongs::Through { column: "listing_id", table: "listing" })
.ordered("threshold")
.shown();
