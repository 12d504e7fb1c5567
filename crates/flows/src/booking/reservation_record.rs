//! `reservation`: bookings. Dates, money and status have their own actions; here notes and the guest's details can be edited.
//!
//! It also sets whether the guest's e-mail address is their own, asks for one if it is not, and updates the guest's
//! threads.

use chrono::{DateTime, Utc};
use domain::accounts::role::Permission;
use domain::people::contact::{ContactMode, is_relay};
use domain::reservations::balance::{Balance, PaymentStatus};
use domain::reservations::reservation::PaidStatus;
use domain::reservations::reservation::Status;
use store::resource::{Belongs, Field, Form, Row, Search, Value, Values};

use super::contact::{ask_for_contact, contact_mode};
use crate::records::{
    Acts, Boxed, CREATED, Desk, KEY, Keeper, Resource, ResourceError, Route, UPDATED, VERSION,
};
use crate::{App, app, inbox, records};

pub static RESERVATION: Resource = Resource::new(
    "reservation",
    "reservation",
    Permission::Reservations,
    &[
        KEY,
        Field::reference("quote", "quote_id", "quote").read_only(),
        Field::reference("site", "site_id", "site").read_only(),
        Field::reference("property", "property_id", "property").read_only(),
        Field::lookup("property_name", "property_id", "property", "name"),
        Field::lookup("system_type", "property_id", "property", "system_type"),
        Field::lookup("time_zone", "property_id", "property", "time_zone"),
        Field::reference("source", "source_id", "source").or_null(),
        Field::lookup("source_name", "source_id", "source", "name").or_null(),
        Field::choice("status", Status::Quote.by_default()).read_only(),
        Field::choice("paid_status", PaidStatus::Unpaid.by_default()).read_only(),
        Field::choice("payment_status", PaymentStatus::Unpaid.by_default()).or_null().derived(payment_status),
        Field::flag("requested", false).read_only().unordered(),
        Field::flag("locked", false).read_only().unordered(),
        Field::date("check_in").read_only(),
        Field::date("check_out").read_only(),
        Field::whole("nights", 0, 1_096, 0).derived(nights),
        Field::whole("adults", 0, 1_000, 1).read_only().unordered(),
        Field::whole("children", 0, 1_000, 0).read_only().unordered(),
        Field::whole("pets", 0, 1_000, 0).read_only().unordered(),
        Field::flag("smoker", false).read_only().unordered(),
        Field::amount("total").read_only(),
        Field::amount("received").read_only().unordered(),
        Field::amount("refunded").read_only().unordered(),
        Field::amount("balance").read_only().unordered(),
        Field::date("overdue_from").or_null().read_only().unordered(),
        Field::amount("deposit").read_only().unordered(),
        Field::text("currency", 3).formed(Form::Currency).read_only().unordered(),
        Field::flag("is_proxy_email", false).unordered(),
        Field::choice("contact_mode", ContactMode::Confirmed.by_default()).read_only().unordered(),
        Field::text("first_name", 200).unordered(),
        Field::text("last_name", 200),
        Field::text("guest_name", 1_000).derived(|row, _| records::full_name(row, "first_name", "last_name")),
        Field::text("email", 254).formed(Form::Email).unordered(),
        Field::text("phone", 200).unordered(),
        Field::prose("message", 20_000).read_only(),
        Field::prose("note", 20_000),
        Field::prose("search_text", 1_000).hidden(),
        Field::instant("hold_until").or_null().unordered(),
        Field::instant("booked_at").or_null(),
        Field::instant("canceled_at").or_null().unordered(),
        Field::text("cancel_reason", 1_000).or_null().read_only().unordered(),
        CREATED,
        UPDATED.unordered(),
        VERSION,
    ],
)
.acts(Acts::UPDATE)
.made_apart()
.actions_apart(&["lock", "unlock", "cancel", "cancel-preview", "message"])
.searched(Search::Folded {
    column: "search_text",
    from: &["key", "first_name", "last_name", "email", "phone"],
})
.belongs(Belongs::Property { column: "property_id" })
.routes(&[
    Route { name: "requests", query: "status=o&requested=True&order_by=created_at" },
    Route { name: "booked", query: "status=r&order_by=check_in" },
])
.readable(&[
    "key",
    "guest_name",
    "email",
    "phone",
    "property_name",
    "check_in",
    "check_out",
    "nights",
    "adults",
    "children",
    "pets",
    "status",
    "payment_status",
    "total",
    "received",
    "refunded",
    "balance",
    "deposit",
    "currency",
    "source_name",
    "booked_at",
    "canceled_at",
    "cancel_reason",
    "note",
])
.kept_by(&ReservationKeeper);

fn nights(row: &dyn Values, _: DateTime<Utc>) -> Value {
    let days = [row.get("check_in").as_date(), row.get("check_out").as_date()];
    let [Some(check_in), Some(check_out)] = days else { return Value::Null };
    Value::Whole((check_out - check_in).num_days())
}

/// How far it is paid today at its home.
fn payment_status(row: &dyn Values, now: DateTime<Utc>) -> Value {
    let amount = |name| row.get(name).as_whole().unwrap_or_default();
    let balance = Balance {
        received: amount("received"),
        refunded: amount("refunded"),
        balance: amount("balance"),
        overdue_from: row.get("overdue_from").as_date(),
    };
    let today = now.with_timezone(&app::zone_named(row.text("time_zone"))).date_naive();
    let status = row.text("status").parse().unwrap_or(Status::Quote);
    balance.status(status, today).map_or(Value::Null, Value::of_code)
}

#[derive(Debug)]
pub struct ReservationKeeper;

impl Keeper for ReservationKeeper {
    fn prepare<'a>(&'a self, desk: Desk<'a>, before: Option<&'a Row>, row: &'a mut Row) -> Boxed<'a> {
        Box::pin(async move {
            let Some(before) = before.filter(|before| is_another_address(before, row)) else { return Ok(()) };
            if is_proxy_email(before) == is_proxy_email(row) {
                // Not set by the user, so derived from the address.
                row.set("is_proxy_email", Value::Flag(is_relay(row.text("email"))));
            }
            let stay = store::reservations::reservation::find(desk.tx, row.key())
                .await?
                .ok_or(ResourceError::NoSuchRow)?;
            let mode = contact_mode(desk.app, desk.tx, &stay, is_proxy_email(row)).await?;
            row.set("contact_mode", Value::of_code(mode));
            Ok(())
        })
    }

    fn written<'a>(&'a self, desk: Desk<'a>, before: Option<&'a Row>, row: &'a Row) -> Boxed<'a> {
        Box::pin(async move {
            let Some(before) = before else { return Ok(()) };
            let stay = store::reservations::reservation::find(desk.tx, row.key())
                .await?
                .ok_or(ResourceError::NoSuchRow)?;
            if GUEST.iter().any(|name| before.get(name) != row.get(name)) {
                inbox::follow_guest(desk.app, desk.tx, &stay).await?;
            }
            let was_asked = before.is("contact_mode", ContactMode::Verifying);
            if !was_asked || before.text("email") != row.text("email") {
                ask_for_contact(desk.app, desk.tx, &stay).await?;
            }
            Ok(())
        })
    }

    fn kept(&self, app: &App, row: &Row) {
        if let Some(quote) = row.get("quote").as_key() {
            app.bell.ring(quote);
        }
    }
}

/// The guest's details that threads store as well.
const GUEST: [&str; 4] = ["first_name", "last_name", "email", "phone"];

fn is_another_address(before: &Row, row: &Row) -> bool {
    ["email", "is_proxy_email"].iter().any(|name| before.get(name) != row.get(name))
}

fn is_proxy_email(row: &Row) -> bool {
    row.get("is_proxy_email") == &Value::Flag(true)
}
