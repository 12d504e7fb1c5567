//! `refund-policy`: cancellation policies, which determine the refund.

use domain::policies::refund::RefundMethod;
use domain::policies::refund::RefundTier;
use store::resource::{Field, Search};

use crate::records::{CREATED, HOMES, KEY, Resource, UPDATED, VERSION};

pub static REFUND_POLICY: Resource = Resource::new(
    "refund-policy",
    "refund_policy",
    HOMES,
    &[
        KEY,
        Field::text("name", 120).required(),
        Field::choice("method", RefundMethod::NoRefunds.by_default()),
        Field::prose("text", 10_000),
        Field::json("tiers", |sent| {
            let tiers: Vec<RefundTier> =
                serde_json::from_value(sent.clone()).map_err(|error| error.to_string())?;
            RefundTier::check_all(&tiers).map_err(|error| error.to_string())
        }),
        Field::whole("grace_hours", 0, 8_760, 0).or_null(),
        Field::whole("grace_days_before", 0, 365, 0).or_null(),
        CREATED,
        UPDATED,
        VERSION,
    ],
)
.searched(Search::In(&["name"]))
.ordered("name")
.shown();
