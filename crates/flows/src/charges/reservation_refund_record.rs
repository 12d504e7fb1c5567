//! `reservation-refund`: refunds to guests. Refunding is an action of its own.

use domain::accounts::role::Permission;
use domain::reservations::reservation::RefundState;
use store::resource::{Belongs, Field, Form, Search};

use crate::records::{Acts, CREATED, KEY, Resource, UPDATED, VERSION};

pub static RESERVATION_REFUND: Resource = Resource::new(
    "reservation-refund",
    "reservation_refund",
    Permission::Reservations,
    &[
        KEY,
        Field::reference("reservation", "reservation_id", "reservation").read_only(),
        Field::reference("payment", "payment_id", "reservation-payment").or_null().read_only(),
        Field::amount("amount").read_only(),
        Field::text("reason", 1_000).read_only().unordered(),
        Field::choice("state", RefundState::Due.by_default()).read_only(),
        Field::instant("refunded_at").or_null(),
        Field::text("failure", 1_000).or_null().read_only().unordered(),
        Field::lookup("currency", "reservation_id", "reservation", "currency").formed(Form::Currency),
        CREATED,
        UPDATED,
        VERSION,
    ],
)
.acts(Acts::NONE)
.searched(Search::In(&["reason"]))
.belongs(Belongs::Through { column: "reservation_id", table: "reservation" });
