//! Fixtures of the contract tests: how to create and change each resource.

use serde_json::{Value, json};

use super::world::World;

pub struct Case {
    pub name: &'static str,
    /// The body of the n-th new row; `None` if rows cannot be created here.
    pub make: Option<fn(&World, usize) -> Value>,
    /// A field that can be changed, with a new value; `None` if there is none.
    pub change: Option<(&'static str, Value)>,
    pub can_delete: bool,
}

fn case(
    name: &'static str,
    make: Option<fn(&World, usize) -> Value>,
    change: Option<(&'static str, Value)>,
) -> Case {
    Case { name, make, change, can_delete: make.is_some() }
}

#[expect(clippy::too_many_lines, reason = "a list of all resources")]
pub fn all() -> Vec<Case> {
    let words = |field, to: &str| Some((field, json!(to)));
    vec![
        case(
            "property",
            Some(|_, n| json!({"name": format!("Home {n}"), "city": format!("City {n}"), "bedrooms": n})),
            words("headline", "By the lake"),
        ),
        case(
            "property-group",
            Some(|_, n| json!({"name": format!("Group {n}"), "position": n})),
            words("name", "Lakes"),
        ),
        case(
            "listing",
            Some(|world, n| json!({"property": world.ours.property.to_string(), "min_nights": n + 1})),
            Some(("min_nights", json!(9))),
        ),
        case("listing-rate", Some(rate), Some(("week_night", json!(12_345)))),
        case(
            "listing-fee",
            Some(
                |world, n| json!({"listing": world.ours.listing.to_string(), "name": format!("Fee {n}"), "amount": n}),
            ),
            Some(("amount", json!(777))),
        ),
        case(
            "listing-discount",
            Some(
                |world, n| json!({"listing": world.ours.listing.to_string(), "threshold": n, "basis_points": 100 * n}),
            ),
            Some(("threshold", json!(28))),
        ),
        case(
            "tax",
            Some(|_, n| json!({"name": format!("Tax {n}"), "basis_points": n})),
            words("authority", "The town"),
        ),
        Case { can_delete: true, ..case("photo", None, words("alt", "The lake")) },
        case("calendar-event", Some(block), words("summary", "Painters")),
        case(
            "calendar-feed",
            Some(
                |world, n| json!({"property": world.ours.property.to_string(), "name": format!("Feed {n}"), "url": format!("https://example.org/{n}.ics")}),
            ),
            words("name", "Elsewhere"),
        ),
        case("reservation", None, words("note", "Comes by train")),
        case("reservation-payment", None, None),
        case("reservation-refund", None, None),
        case("quote", None, None),
        case("thread", None, words("subject", "About the lake")),
        Case {
            can_delete: false,
            ..case(
                "message",
                Some(|world, n| json!({"thread": world.thread, "body": format!("Answer {n}")})),
                None,
            )
        },
        case(
            "message-template",
            Some(|_, n| json!({"name": format!("Template {n}"), "body": "Welcome"})),
            words("subject", "Hello"),
        ),
        Case {
            can_delete: false,
            ..case(
                "scheduled-message",
                Some(
                    |world, n| json!({"thread": world.thread, "body": format!("Later {n}"), "send_at": format!("2027-01-0{}T09:00:00Z", n % 9 + 1)}),
                ),
                words("body", "Much later"),
            )
        },
        case(
            "promotion",
            Some(
                |_, n| json!({"code": format!("CODE{n}"), "name": format!("Sale {n}"), "basis_points": 100 * n}),
            ),
            words("name", "Clearance"),
        ),
        case(
            "agreement",
            Some(|_, n| json!({"name": format!("Agreement {n}"), "body": "Be kind."})),
            words("state_status", "p"),
        ),
        case(
            "refund-policy",
            Some(|_, n| json!({"name": format!("Policy {n}"), "method": "days_prior", "tiers": []})),
            words("text", "Nothing back"),
        ),
        case(
            "payment-policy",
            Some(
                |_, n| json!({"name": format!("Plan {n}"), "parts": [{"share": "remainder", "due": "at_booking"}]}),
            ),
            words("name", "All at once"),
        ),
        case("source", Some(|_, n| json!({"name": format!("Source {n}")})), words("name", "Word of mouth")),
        case(
            "site",
            Some(
                |world, n| json!({"namespace": format!("our-{}-{n}", world.ours.account), "name": format!("Site {n}")}),
            ),
            words("tagline", "Homes by lakes"),
        ),
        case(
            "site-page",
            Some(
                |world, n| json!({"site": world.ours.site.to_string(), "title": format!("Page {n}"), "body": "Hello"}),
            ),
            words("title", "About the lake"),
        ),
        Case { can_delete: true, ..case("user", None, words("role", "agent")) },
        Case { can_delete: true, ..case("api-token", None, words("name", "Accounting")) },
        case(
            "webhook",
            Some(
                |_, n| json!({"url": format!("https://example.org/hook/{n}"), "events": ["reservation.booked"]}),
            ),
            words("url", "https://example.org/other"),
        ),
        case("webhook-delivery", None, None),
        case("letter", None, None),
        case("audit-entry", None, None),
        case("country", None, None),
    ]
}

fn rate(world: &World, n: usize) -> Value {
    let (start, end) = (format!("2027-0{}-01", n + 1), format!("2027-0{}-20", n + 1));
    json!({"listing": world.ours.listing.to_string(), "name": format!("Rate {n}"), "week_night": 10_000 + n, "start_date": start, "end_date": end})
}

fn block(world: &World, n: usize) -> Value {
    let (start, end) = (format!("2027-0{}-01", n + 1), format!("2027-0{}-05", n + 1));
    json!({"property": world.ours.property.to_string(), "start_date": start, "end_date": end, "summary": format!("Block {n}")})
}
