//! `reservation-payment`: the payments of a booking and their due dates. Charging is an action of its own.

use domain::accounts::role::Permission;
use domain::reservations::reservation::PaymentMethod;
use domain::reservations::reservation::PaymentState;
use domain::reservations::reservation::Status;
use store::resource::{Belongs, Field, Form, Kind, Search};

use crate::records;
use crate::records::{Acts, CREATED, KEY, Resource, Route, UPDATED, VERSION};

pub static RESERVATION_PAYMENT: Resource = Resource::new(
    "reservation-payment",
    "reservation_payment",
    Permission::Reservations,
    &[
        KEY,
        Field::reference("reservation", "reservation_id", "reservation").read_only(),
        Field::lookup("guest", "reservation_id", "reservation", "last_name"),
        Field::lookup("guest_first_name", "reservation_id", "reservation", "first_name"),
        Field::text("guest_name", 1_000)
            .derived(|row, _| records::full_name(row, "guest_first_name", "guest")),
        Field::choice("reservation_status", Status::Quote.by_default()).read_only().unordered(),
        Field::lookup("property", "reservation_id", "reservation", "property_id")
            .of_kind(Kind::Reference("property"))
            .unordered(),
        Field::far_lookup("property_name", OF_STAY, ("property_id", "property"), "name"),
        Field::far_lookup("time_zone", OF_STAY, ("property_id", "property"), "time_zone"),
        Field::lookup("check_in", "reservation_id", "reservation", "check_in")
            .of_kind(Kind::Date)
            .unordered(),
        Field::lookup("check_out", "reservation_id", "reservation", "check_out")
            .of_kind(Kind::Date)
            .unordered(),
        Field::whole("position", 0, 1_000, 0).read_only().unordered(),
        Field::date("due_date").read_only(),
        Field::amount("amount").read_only(),
        Field::flag("collect_while_booking", false).read_only().unordered(),
        Field::choice("method", PaymentMethod::Card.by_default()).read_only().unordered(),
        Field::choice("state", PaymentState::Due.by_default()).read_only().unordered(),
        Field::reference("credit_card", "card_id", "reservation-credit-card").or_null().read_only(),
        Field::flag("auth_required", false).read_only().unordered(),
        Field::whole("attempts", 0, 1_000, 0).read_only().unordered(),
        Field::text("failure", 1_000).or_null().read_only().unordered(),
        Field::instant("paid_at").or_null(),
        Field::date("overdue_from").or_null().read_only(),
        Field::lookup("currency", "reservation_id", "reservation", "currency").formed(Form::Currency),
        CREATED.unordered(),
        UPDATED.unordered(),
        VERSION,
    ],
)
.acts(Acts::NONE)
.searched(Search::Through { column: "reservation_id", table: "reservation", folded: "search_text" })
.belongs(Belongs::Through { column: "reservation_id", table: "reservation" })
.ordered("-due_date")
.readable(&[
    "reservation",
    "guest_name",
    "property_name",
    "check_in",
    "check_out",
    "due_date",
    "amount",
    "currency",
    "method",
    "state",
    "paid_at",
    "failure",
])
.routes(&[Route { name: "due", query: "state=due&order_by=due_date" }]);

const OF_STAY: (&str, &str) = ("reservation_id", "reservation");
