//! `payment-policy`: when a stay is paid.

use domain::policies::payment_plan::PaymentPlan;
use store::resource::{Field, Search};

use crate::records::{CREATED, CURRENCY, HOMES, InCurrency, KEY, Resource, UPDATED, VERSION};

pub static PAYMENT_POLICY: Resource = Resource::new(
    "payment-policy",
    "payment_policy",
    HOMES,
    &[
        KEY,
        Field::text("name", 120).required(),
        Field::json("parts", |sent| {
            let plan: PaymentPlan =
                serde_json::from_value(sent.clone()).map_err(|error| error.to_string())?;
            plan.check().map_err(|error| error.to_string())
        }),
        CURRENCY,
        CREATED,
        UPDATED,
        VERSION,
    ],
)
.searched(Search::In(&["name"]))
.ordered("name")
.shown()
.kept_by(&InCurrency);
